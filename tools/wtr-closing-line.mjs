/** A reporter for web-test-runner that closes with one plain line. */
import { addTally, closingLine, emptyTally, leaveTally } from './tally.mjs';

/**
 * Counts tests in all browsers and prints the closing line as the very last of the process.
 * @returns {import('@web/test-runner').Reporter} the reporter
 */
export function wtrClosingLine() {
  return {
    stop({ sessions }) {
      const tally = emptyTally();
      for (const session of sessions) addSession(tally, session);
      leaveTally(tally);
      process.once('exit', () => process.stdout.write(`\n${closingLine(tally)}\n`));
    },
  };
}

function addSession(tally, session) {
  const own = emptyTally();
  if (session.testResults) addSuite(own, session.testResults);
  const isWithoutTests = own.passed + own.failed + own.skipped.length === 0;
  // A file that did not load, an error outside of any test, and a file without a test are failures too.
  if ((!session.passed || isWithoutTests) && own.failed === 0) own.failed = 1;
  addTally(tally, own);
}

function addSuite(tally, suite) {
  for (const test of suite.tests) {
    if (test.skipped) tally.skipped.push(test.name);
    else if (test.passed) tally.passed += 1;
    else tally.failed += 1;
  }
  for (const inner of suite.suites) addSuite(tally, inner);
}
