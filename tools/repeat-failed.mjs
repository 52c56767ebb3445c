/** Repeats the few files that failed, each alone: a stalled machine can make a good test fail. */
import { emptyResult, failuresOf, totalOf } from './results.mjs';
import { runSteps } from './run-steps.mjs';

// More failures are not a coincidence.
const MOST_FILES = 3;

/**
 * Runs failed test files again, in fresh processes, after everything else.
 * @param {import('./run-steps.mjs').EndedStep[]} ended the steps of a run
 * @param {(file: string) => import('./run-steps.mjs').Step | undefined} stepFor a step that runs one file, named as in the
 *   results; undefined unless it is a test file
 * @param {(text: string) => void} print prints a line
 * @returns {Promise<{ results: import('./results.mjs').Result[], repeated: string[] }>} the final results, and a line for
 *   each file that passed the second time, with its first failure: a defect to fix
 */
export async function repeatFailed(ended, stepFor, print) {
  const results = ended.flatMap((step) => step.results);
  const failed = results.filter(({ failures }) => failures.length > 0);
  const steps = failed.map(({ name }) => stepFor(fileIn(name)));
  if (failed.length === 0 || failed.length > MOST_FILES || steps.includes(undefined))
    return { results, repeated: [] };
  for (const line of failuresOf(failed)) print(`failed, and will be repeated: ${line}`);
  const again = [];
  // One at a time: each alone.
  for (const step of steps) again.push(...(await runSteps([step], print)));
  const passed = failed.filter((_, index) => totalOf(again[index].results).failed === 0);
  return {
    results: results.map((result) =>
      passed.includes(result) ? resultsAgain(again[failed.indexOf(result)]) : result,
    ),
    repeated: passed.map((result) => failuresOf([result])[0]),
  };
}

function resultsAgain({ name, results }) {
  const { passed, skipped } = totalOf(results);
  return { ...emptyResult(name), passed, skipped };
}

// "test/core/a.test.ts in Chromium"
function fileIn(name) {
  return name.split(' in ')[0];
}
