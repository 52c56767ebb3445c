/** What `npm test` does once everything is installed. The last line of stdout is "N passed, N failed". */
import { BROWSERS } from './browsers.mjs';
import { closed, closingLine, emptyResult, slowestOf, totalOf } from './results.mjs';
import { runSteps } from './run-steps.mjs';
import { longSteps, stepsIn } from './steps.mjs';

const ARGUMENTS = ['--all-browsers', '--long'];

/**
 * Runs all steps; prints what took longest, what was skipped and, last of all, the count.
 * @param {string[]} args `--all-browsers` for more than Chromium; `--long` for the long runs instead
 * @returns {Promise<number>} exit code: 0 when nothing failed
 */
export async function testEverything(args) {
  try {
    const unknown = args.filter((arg) => !ARGUMENTS.includes(arg));
    if (unknown.length > 0) throw new Error(`Unknown argument: ${unknown.join(' ')}`);
    return await runAll(args.includes('--long'), args.includes('--all-browsers'));
  } catch (error) {
    // Whatever broke, the run closes with its line.
    return close([closed(emptyResult('the run'), false)], [error.message]);
  }
}

async function runAll(isLong, hasAllBrowsers) {
  const wanted = hasAllBrowsers ? Object.keys(BROWSERS) : ['chromium'];
  const there = wanted.filter((name) => BROWSERS[name].isThere());
  const missing = wanted.filter((name) => !there.includes(name)).map((name) => `${name} (not installed)`);
  const steps = isLong ? longSteps() : stepsIn(there.join(','));
  const results = await runSteps(steps, (text) => console.log(text));
  const skipped = [...missing, ...totalOf(results).skipped].map((name) => `skipped: ${name}`);
  return close(results, ['slowest:', ...slowestOf(results), ...skipped]);
}

function close(results, lines) {
  for (const line of lines) console.log(line);
  console.log(closingLine(results));
  return totalOf(results).failed > 0 ? 1 : 0;
}
