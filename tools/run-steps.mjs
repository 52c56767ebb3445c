/** Runs the steps of `npm test`: two small ones at a time, big ones alone; all of them, whatever fails. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addTally, emptyTally, readTally, TALLY_FILE } from './tally.mjs';

/**
 * What a step comes to.
 * @typedef {object} Outcome
 * @property {boolean} isOk whether all of it went through
 * @property {string} output printed whole when it did not
 * @property {import('./tally.mjs').Tally} [tally] what it counted; without one the step itself is one test
 * @property {boolean} [isInterrupted] whether we were asked to end meanwhile
 */

/**
 * One step.
 * @typedef {object} Step
 * @property {string} name how it is printed
 * @property {number} [cores] how many cores it keeps busy, 1 (default) or 2
 * @property {string} [after] name of the step that must have gone through before
 * @property {() => string | undefined} [reasonToSkip] asked just before it runs
 * @property {(tallyFile: string) => Promise<Outcome>} run does it
 */

const CORES = 2;

/**
 * Runs the steps in their order, as many at once as the cores allow.
 * @param {Step[]} steps what is to run
 * @param {(line: string) => void} print takes what people read, a line or a whole output at a time
 * @returns {Promise<import('./tally.mjs').Tally>} what was counted in all
 */
export async function runSteps(steps, print) {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-elements-test-'));
  const total = emptyTally();
  const hasPassed = new Map();
  const waiting = [...steps];
  const running = new Set();
  let isInterrupted = false;

  while (running.size > 0 || (waiting.length > 0 && !isInterrupted)) {
    while (!isInterrupted && waiting.length > 0 && mayStart(waiting[0], running, hasPassed))
      start(waiting.shift());
    await Promise.race([...running].map(({ ended }) => ended));
  }
  rmSync(folder, { recursive: true, force: true });
  if (isInterrupted) total.failed += 1;
  return total;

  function start(step) {
    const entry = { step, ended: Promise.resolve() };
    running.add(entry);
    entry.ended = finish(step).finally(() => running.delete(entry));
  }

  async function finish(step) {
    const reason =
      step.after && !hasPassed.get(step.after) ? `${step.after} did not pass` : step.reasonToSkip?.();
    if (reason) {
      hasPassed.set(step.name, false);
      total.skipped.push(`${step.name} (${reason})`);
      return;
    }
    const startedMs = Date.now();
    const outcome = await runGuarded(step, path.join(folder, `${steps.indexOf(step)}.json`));
    isInterrupted ||= Boolean(outcome.isInterrupted);
    hasPassed.set(step.name, outcome.isOk);
    addTally(
      total,
      outcome.tally ?? { passed: Number(outcome.isOk), failed: Number(!outcome.isOk), skipped: [] },
    );
    print(
      `${outcome.isOk ? 'passed' : 'FAILED'}: ${step.name} (${((Date.now() - startedMs) / 1000).toFixed(1)} s)`,
    );
    if (!outcome.isOk) print(outcome.output);
  }
}

/**
 * Makes a step's outcome of a test runner that leaves a tally behind.
 * @param {import('./run.mjs').RunResult} result how the runner ended
 * @param {string} tallyFile where it was told to leave its tally
 * @returns {Outcome} not ok without a tally, with nothing counted, or with an exit code other than 0
 */
export function outcomeOfRunner({ code, output, isInterrupted }, tallyFile) {
  const tally = readTally(tallyFile) ?? { passed: 0, failed: 1, skipped: [] };
  const countedNothing = tally.passed + tally.failed + tally.skipped.length === 0;
  // A runner that fails without a failed test (it broke, or found nothing to run) is one failure.
  if ((code !== 0 || countedNothing) && tally.failed === 0) tally.failed = 1;
  return { isOk: tally.failed === 0, output, tally, isInterrupted };
}

/**
 * The environment that tells a runner where to leave its tally.
 * @param {string} file path of the tally
 * @returns {NodeJS.ProcessEnv} to be added to the environment
 */
export function tallyEnv(file) {
  return { [TALLY_FILE]: file };
}

function mayStart(step, running, hasPassed) {
  const busy = [...running].reduce((sum, { step: other }) => sum + coresOf(other), 0);
  return busy + coresOf(step) <= CORES && (!step.after || hasPassed.has(step.after) || running.size === 0);
}

function coresOf({ cores = 1 }) {
  return cores;
}

async function runGuarded(step, tallyFile) {
  try {
    return await step.run(tallyFile);
  } catch (error) {
    return { isOk: false, output: error instanceof Error ? error.stack : String(error) };
  }
}
