/** A reporter for node:test that counts the tests of each file that node-suite.mjs has run. */
import { FILE_TIMES } from './file-times.mjs';
import { closed, emptyResult, failureLine } from './results.mjs';

/**
 * Counts tests, not the suites around them.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events of the test run
 * @yields {string} one line of JSON for each file
 */
export default async function* nodeSuiteResults(events) {
  let result = emptyResult('');
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const hasPassed = type === 'test:pass';
    if (data.nesting > 0) count(result, data, hasPassed);
    else {
      // A file's suite is reported after the tests in it.
      const { name, details } = data;
      Object.assign(result, {
        name,
        seconds: details.duration_ms / 1000,
        processorSeconds: FILE_TIMES.get(name),
      });
      yield `${JSON.stringify(closed(result, hasPassed, messageOf(details)))}\n`;
      result = emptyResult('');
    }
  }
}

function count(result, data, hasPassed) {
  if (data.details?.type === 'suite') return;
  if (isNotDone(data)) result.skipped.push(data.name);
  else if (hasPassed) result.passed += 1;
  else result.failures.push(failureLine(data.name, messageOf(data.details)));
}

// The runner wraps the error that the test threw.
function messageOf(details) {
  const { error } = Object(details);
  return error?.cause?.message ?? error?.message;
}

// An empty reason ("") is a skip too.
function isNotDone({ skip, todo }) {
  return (skip !== undefined && skip !== false) || (todo !== undefined && todo !== false);
}
