/** Runs the steps of `npm test`, several at a time; all of them, whatever fails. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closed, emptyResult, readResults, totalOf } from './results.mjs';

/**
 * What a step comes to.
 * @typedef {object} Outcome
 * @property {boolean} isOk whether all of it went through
 * @property {string} output printed whole when it did not
 * @property {import('./results.mjs').Result[]} [results] what it counted; without them the step itself is one test
 * @property {boolean} [isInterrupted] whether we were asked to end meanwhile
 */

/**
 * One step. It keeps less than one core busy, because tests wait for timers, too.
 * @typedef {object} Step
 * @property {string} name how it is printed
 * @property {string} [after] name of an earlier step that must have gone through before
 * @property {boolean} [isPatient] whether it leaves the processor to others, and so takes no place of theirs
 * @property {(resultsFile: string) => Promise<Outcome>} run does it
 */

// On two cores: three more steps fill the gaps in which the others wait, and what is patient the gaps of all of them.
const LANES = 5;
const PATIENT_LANES = 2;

/**
 * Runs the steps in their order, five at a time, and two patient ones beside them; what has to wait for another lets the
 * next one pass.
 * @param {Step[]} steps what is to run; those that take long first
 * @param {(text: string) => void} print takes what people read, a line or a whole output at a time
 * @returns {Promise<import('./results.mjs').Result[]>} what was counted in all
 */
export async function runSteps(steps, print) {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-elements-test-'));
  const results = [];
  const outcomes = new Map();
  const isDone = new Set();
  let isInterrupted = false;

  const takeSteps = async (waiting) => {
    while (waiting.length > 0 && !isInterrupted) {
      const ready = waiting.findIndex((step) => !step.after || isDone.has(step.after));
      const [step] = waiting.splice(Math.max(0, ready), 1);
      const outcome = finish(step);
      outcomes.set(step.name, outcome);
      if ((await outcome).isInterrupted) isInterrupted = true;
      isDone.add(step.name);
    }
  };
  const takeAll = (waiting, lanes) => Array.from({ length: lanes }, () => takeSteps(waiting));
  const others = steps.filter(({ isPatient }) => !isPatient);
  const patient = steps.filter(({ isPatient }) => isPatient);
  await Promise.all([...takeAll(others, LANES), ...takeAll(patient, PATIENT_LANES)]);
  rmSync(folder, { recursive: true, force: true });
  if (isInterrupted) results.push(closed(emptyResult('interrupted'), false));
  return results;

  async function finish(step) {
    if (step.after && !(await outcomes.get(step.after))?.isOk) {
      results.push({ ...emptyResult(step.name), skipped: [`${step.name} (${step.after} did not pass)`] });
      return { isOk: false };
    }
    const startedMs = Date.now();
    const outcome = await runGuarded(step, path.join(folder, `${steps.indexOf(step)}.json`));
    const seconds = (Date.now() - startedMs) / 1000;
    const { isOk, output } = outcome;
    results.push(...(outcome.results ?? [{ ...resultOfCheck(step.name, isOk), seconds }]));
    print(`${isOk ? 'passed' : 'FAILED'}: ${step.name} (${seconds.toFixed(1)} s)`);
    if (!isOk) print(output);
    return outcome;
  }
}

/**
 * Makes a step's outcome of a test runner that leaves its results behind.
 * @param {import('./run.mjs').RunResult} run how the runner ended
 * @param {string} resultsFile where it was told to leave its results
 * @returns {Outcome} not ok with a failed test, with nothing counted, or with an exit code other than 0
 */
export function outcomeOfRunner({ code, output, isInterrupted }, resultsFile) {
  const results = readResults(resultsFile);
  const { passed, failed, skipped } = totalOf(results);
  // A runner that fails without a failed test (it broke, or found nothing to run) is one failure.
  const isOk = code === 0 && failed === 0 && passed + skipped.length > 0;
  if (!isOk && failed === 0) results.push(closed(emptyResult('the runner itself'), false));
  return { isOk, output, results, isInterrupted };
}

function resultOfCheck(name, isOk) {
  return isOk ? { ...emptyResult(name), passed: 1 } : closed(emptyResult(name), false);
}

async function runGuarded(step, resultsFile) {
  try {
    return await step.run(resultsFile);
  } catch (error) {
    return { isOk: false, output: error instanceof Error ? error.stack : String(error) };
  }
}
