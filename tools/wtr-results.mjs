/** A reporter for web-test-runner that counts the tests of each file in each browser, and closes with one plain line. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { closed, closingLine, emptyResult, failureLine } from './results.mjs';
import { ROOT } from './run.mjs';

/**
 * Leaves the results where RESULTS_FILE says, and prints the closing line as the very last of the process.
 * @returns {import('@web/test-runner').Reporter} the reporter
 */
export function wtrResults() {
  return {
    stop({ sessions }) {
      const results = [...sessions].map(resultOf);
      if (process.env.RESULTS_FILE) writeFileSync(process.env.RESULTS_FILE, JSON.stringify(results));
      process.once('exit', () => process.stdout.write(`\n${closingLine(results)}\n`));
    },
  };
}

function resultOf(session) {
  const result = emptyResult(`${path.relative(ROOT, session.testFile)} in ${session.browser.name}`);
  const errors = session.errors ?? [];
  if (session.testResults) addSuite(result, session.testResults, errors.length > 0);
  for (const { message } of errors) result.failures.push(failureLine('outside of its tests', message));
  return closed(result, session.passed);
}

function addSuite(result, { tests, suites }, hasErrors, above = []) {
  for (const { name, skipped, passed, error, duration = 0 } of tests) {
    if (skipped) result.skipped.push(name);
    else if (passed) result.passed += 1;
    // A test that a broken hook has kept from running says nothing: the hook does.
    else if (error || !hasErrors)
      result.failures.push(failureLine([...above, name].join(' › '), error?.message));
    result.seconds += duration / 1000;
  }
  for (const inner of suites) addSuite(result, inner, hasErrors, [...above, inner.name].filter(Boolean));
}
