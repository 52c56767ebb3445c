/** A reporter for web-test-runner that counts the tests of each file in each browser, and prints one summary line. */
import path from 'node:path';
import { processorSecondsOf } from './processor-time.mjs';
import { appendResult, closed, closingLine, emptyResult, failureLine } from './results.mjs';
import { ROOT } from './run.mjs';

/** Follows the name of a file whose tests ran with Preact. */
export const WITH_PREACT = ' with Preact';

/**
 * Writes the results of each file to RESULTS_FILE, and prints the summary line at the end of the process.
 * @param {string} [variant] what follows the name of each file
 * @returns {import('@web/test-runner').Reporter} the reporter
 */
export function wtrResults(variant = '') {
  const { RESULTS_FILE } = process.env;
  const reported = new Set();
  let usedSeconds = processorSecondsOf();
  const resultOf = (session) => resultIn(session, variant);
  const report = (sessions) => {
    if (!RESULTS_FILE) return;
    const usedBefore = usedSeconds;
    usedSeconds = processorSecondsOf();
    // A browser that has closed is no longer counted.
    const processorSeconds = Math.max(0, usedSeconds - usedBefore) / sessions.length;
    for (const session of sessions) {
      reported.add(session.id);
      appendResult(RESULTS_FILE, { ...resultOf(session), processorSeconds });
    }
  };
  return {
    // Files run one after the other, browsers side by side.
    reportTestFileResults: ({ sessionsForTestFile }) => report(sessionsForTestFile),
    stop({ sessions }) {
      const results = [...sessions].map(resultOf);
      const others = [...sessions].filter(({ id }) => !reported.has(id));
      if (others.length > 0) report(others);
      process.once('exit', () => process.stdout.write(`\n${closingLine(results)}\n`));
    },
  };
}

function resultIn(session, variant) {
  const file = path.relative(ROOT, session.testFile);
  const result = emptyResult(`${file}${variant} in ${session.browser.name}`);
  const errors = session.errors ?? [];
  if (session.testResults) addSuite(result, session.testResults, errors.length > 0);
  for (const { message } of errors) result.failures.push(failureLine('outside of its tests', message));
  return closed(result, session.passed);
}

function addSuite(result, { tests, suites }, hasErrors, above = []) {
  for (const { name, skipped, passed, error, duration = 0 } of tests) {
    if (skipped) result.skipped.push(name);
    else if (passed) result.passed += 1;
    // A test that did not run because a hook failed has no message: the hook has.
    else if (error || !hasErrors)
      result.failures.push(failureLine([...above, name].join(' › '), error?.message));
    result.seconds += duration / 1000;
  }
  for (const inner of suites) addSuite(result, inner, hasErrors, [...above, inner.name].filter(Boolean));
}
