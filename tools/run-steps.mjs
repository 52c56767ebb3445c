/** Runs the steps of a test run, three at a time, two of them with a browser. A failed step does not stop the others. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closed, emptyResult, readResults, totalOf } from './results.mjs';

/**
 * The outcome of a step.
 * @typedef {object} Outcome
 * @property {boolean} isOk whether everything passed
 * @property {string} output printed in full when it failed
 * @property {import('./results.mjs').Result[]} [results] its results; without them the step itself counts as one test
 * @property {number} [processorSeconds] its processor time, with its children
 * @property {boolean} [isInterrupted] whether a signal ended it
 */

/**
 * One step.
 * @typedef {object} Step
 * @property {string} name its name in the output and for `--only`
 * @property {string} [after] name of an earlier step that must have passed before
 * @property {boolean} [opensBrowser] whether it opens a browser
 * @property {number} [fileCount] how many test files it runs
 * @property {(resultsFile: string) => Promise<Outcome>} run runs it
 */

/**
 * A finished step.
 * @typedef {object} EndedStep
 * @property {string} name of the step
 * @property {boolean} isOk whether everything passed
 * @property {number} seconds how long it took
 * @property {number} processorSeconds its processor time
 * @property {import('./results.mjs').Result[]} results its results
 */

// A browser step waits for its browser a third of the time, which a third step can use. A third browser slows all down.
const LANES = 3;
const BROWSERS = 2;
const PROGRESS_EVERY_MS = 15_000;
/** How node:test and web-test-runner exit when tests have failed. */
const TESTS_FAILED = 1;

/**
 * Runs the steps in order, three at a time; a step that waits for another does not block those after it.
 * @param {Step[]} steps the steps, slow ones first
 * @param {(text: string) => void} print prints a line or a whole output
 * @param {(step: EndedStep) => void} [onEnded] receives each step as soon as it is finished
 * @returns {Promise<EndedStep[]>} the finished steps
 */
export async function runSteps(steps, print, onEnded = () => undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'storefront-elements-test-'));
  const resultsFileOf = (step) => path.join(folder, `${steps.indexOf(step)}.jsonl`);
  const startedMs = Date.now();
  const say = (text) => print(`[${clock(Date.now() - startedMs)}] ${text}`);
  const ended = [];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];
  let isInterrupted = false;

  const isUnderWay = (name) => [...waiting, ...running.keys()].some((step) => step.name === name);
  /** @param {Step} step */
  const isReady = ({ after, opensBrowser }) =>
    (!after || !isUnderWay(after)) &&
    !(opensBrowser && [...running.keys()].filter((step) => step.opensBrowser).length >= BROWSERS);
  const finish = async (step) => {
    const outcome = await (canRun(step, ended) ? timed(step, resultsFileOf(step)) : skippedStep(step));
    running.delete(step);
    ended.push(outcome.step);
    onEnded(outcome.step);
    say(outcome.line);
    if (outcome.output) print(outcome.output);
    isInterrupted ||= outcome.isInterrupted;
  };
  const takeSteps = async () => {
    while (waiting.length > 0 && !isInterrupted) {
      const ready = waiting.findIndex(isReady);
      if (ready === -1) await Promise.race(running.values());
      else {
        const [step] = waiting.splice(ready, 1);
        const finishing = finish(step);
        running.set(step, finishing);
        await finishing;
      }
    }
  };
  const progress = setInterval(() => {
    say([...running.keys()].map((step) => progressOf(step, resultsFileOf(step))).join(' · '));
  }, PROGRESS_EVERY_MS);
  try {
    await Promise.all(Array.from({ length: LANES }, takeSteps));
  } finally {
    clearInterval(progress);
    rmSync(folder, { recursive: true, force: true });
  }
  if (isInterrupted) ended.push(endedStep('interrupted', [closed(emptyResult('interrupted'), false)]));
  return ended;
}

// A dependency that is not part of this run is ignored.
/** @param {Step} step @param {EndedStep[]} ended */
function canRun({ after }, ended) {
  return !after || ended.find(({ name }) => name === after)?.isOk !== false;
}

/** @param {Step} step */
function skippedStep({ name, after }) {
  const step = endedStep(name, [{ ...emptyResult(name), skipped: [`${name} (${after} did not pass)`] }]);
  return { step: { ...step, isOk: false }, line: `skipped: ${name}`, output: '', isInterrupted: false };
}

async function timed(step, resultsFile) {
  const startedMs = Date.now();
  const outcome = await runGuarded(step, resultsFile);
  const seconds = (Date.now() - startedMs) / 1000;
  const { isOk, output, isInterrupted = false } = outcome;
  const processorSeconds = processorSecondsIn(outcome);
  const results = outcome.results ?? [{ ...resultOfCheck(step.name, isOk), seconds, processorSeconds }];
  const used = `${seconds.toFixed(0)} s, processor ${processorSeconds.toFixed(0)} s`;
  return {
    step: { name: step.name, isOk, seconds, processorSeconds, results },
    line: `${isOk ? 'passed' : 'FAILED'}: ${step.name} (${used})`,
    output: isOk ? '' : output,
    isInterrupted,
  };
}

/**
 * Derives a step's outcome from a test runner's exit code and results file.
 * @param {import('./run.mjs').RunResult} run how the runner ended
 * @param {string} resultsFile the file it had to write
 * @param {readonly string[]} names the beginnings of the names of the expected results
 * @returns {Outcome} not ok with a failed test, a missing result, or an exit code that failed tests do not explain
 */
export function outcomeOfRunner({ code, output, isInterrupted, processorSeconds }, resultsFile, names) {
  const results = readResults(resultsFile);
  const { passed, failed, skipped } = totalOf(results);
  const missing = names.filter((name) => !results.some((result) => result.name.startsWith(name)));
  results.push(...missing.map((name) => closed(emptyResult(`no result of ${name}`), false)));
  const isExplained = code === (failed > 0 ? TESTS_FAILED : 0) && passed + failed + skipped.length > 0;
  // Not named as a test file, so that nothing is repeated: other tests were cut off, too.
  if (!isExplained) results.push(closed(emptyResult('the runner itself'), false, `exit code ${code}`));
  const isOk = totalOf(results).failed === 0;
  return { isOk, output, results, isInterrupted, processorSeconds };
}

// The shell misses browsers, which are not waited for; the sum of the files misses the time before and after them.
function processorSecondsIn({ processorSeconds = 0, results = [] }) {
  return Math.max(
    processorSeconds,
    results.reduce((sum, each) => sum + (each.processorSeconds ?? 0), 0),
  );
}

function endedStep(name, results) {
  return { name, isOk: totalOf(results).failed === 0, seconds: 0, processorSeconds: 0, results };
}

/** @param {Step} step @param {string} resultsFile */
function progressOf({ name, fileCount }, resultsFile) {
  return fileCount === undefined ? name : `${name} ${readResults(resultsFile).length}/${fileCount} files`;
}

function clock(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
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
