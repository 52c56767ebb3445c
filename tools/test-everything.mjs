/** What `npm test` does once Node is new enough. The last line of stdout is "N passed, N failed". */
import { runSteps } from './run-steps.mjs';
import { closingLine, emptyTally } from './tally.mjs';

const ALL_BROWSERS = '--all-browsers';

/**
 * Runs all steps, prints what was skipped and, last of all, the count.
 * @param {string[]} args `--all-browsers`, or nothing
 * @returns {Promise<number>} exit code: 0 when nothing failed
 */
export async function testEverything(args) {
  try {
    return await testAll(args);
  } catch (error) {
    // Whatever broke, the run closes with its line.
    return close({ ...emptyTally(), failed: 1 }, [error instanceof Error ? error.stack : String(error)]);
  }
}

async function testAll(args) {
  const unknown = args.filter((arg) => arg !== ALL_BROWSERS);
  if (unknown.length > 0)
    return close({ ...emptyTally(), failed: 1 }, [`Unknown argument: ${unknown.join(' ')}`]);

  const skipped = [];
  // Not earlier: these need packages.
  const { BROWSERS } = await import('./browsers.mjs');
  const { stepsIn } = await import('./steps.mjs');
  const wanted = args.includes(ALL_BROWSERS) ? Object.keys(BROWSERS) : ['chromium'];
  const there = wanted.filter((name) => BROWSERS[name].isThere());
  for (const name of wanted) if (!there.includes(name)) skipped.push(`${name} (not installed)`);

  const total = await runSteps(stepsIn(there.join(',')), (text) => console.log(text));
  return close(
    total,
    [...skipped, ...total.skipped].map((name) => `skipped: ${name}`),
  );
}

function close(tally, lines) {
  for (const line of lines) console.log(line);
  console.log(closingLine(tally));
  return tally.failed > 0 ? 1 : 0;
}
