/** A reporter for node:test that writes a tally where the destination points to. */
import { emptyTally } from './tally.mjs';

/**
 * Counts tests, not the suites around them.
 * @param {AsyncIterable<{ type: string, data: any }>} events of the test run
 * @yields {string} the tally as JSON, once
 */
export default async function* nodeTestTally(events) {
  const tally = emptyTally();
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details?.type === 'suite') continue;
    if (isNotDone(data)) tally.skipped.push(data.name);
    else if (type === 'test:pass' && !isFileWithoutTests(data)) tally.passed += 1;
    else tally.failed += 1;
  }
  yield JSON.stringify(tally);
}

// Only a file in which no test was found is reported under its own name and passes.
function isFileWithoutTests({ name, file }) {
  return name === file;
}

// An empty reason ("") is a skip too.
function isNotDone({ skip, todo }) {
  return (skip !== undefined && skip !== false) || (todo !== undefined && todo !== false);
}
