/** Counts test results: runners append a line for each file, `npm test` adds them up. */
import { appendFileSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * The result of one test file, or of a check that counts as one test.
 * @typedef {object} Result
 * @property {string} name the file, relative to the repository, or the check
 * @property {number} passed tests that passed
 * @property {string[]} failures failed tests with their messages; a file that could not run or has no test is one, too
 * @property {string[]} skipped names of tests that did not run
 * @property {number} seconds how long it took
 * @property {number} [processorSeconds] its processor time, if known
 */

const SLOWEST = 10;
/** The message of a failure without a failed test. */
const DID_NOT_PASS = 'did not pass';
const LONGEST_MESSAGE = 300;

/**
 * Creates an empty result.
 * @param {string} name of the file or check
 * @returns {Result} with all counts at 0
 */
export function emptyResult(name) {
  return { name, passed: 0, failures: [], skipped: [], seconds: 0 };
}

/**
 * Adds a failure if nothing was counted: the file did not load, or has no test.
 * @param {Result} result is changed
 * @param {boolean} hasPassed whether the runner reports the file as passed
 * @param {unknown} [message] the error of the file or check itself
 * @returns {Result} the same
 */
export function closed(result, hasPassed, message) {
  const isEmpty = result.passed + result.skipped.length === 0;
  if (result.failures.length === 0 && (isEmpty || !hasPassed))
    result.failures.push(failureLine(DID_NOT_PASS, message));
  return result;
}

/**
 * Adds up results.
 * @param {readonly Result[]} results any number
 * @returns {{ passed: number, failed: number, skipped: string[] }} the sums
 */
export function totalOf(results) {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failures }) => sum + failures.length, 0),
    skipped: results.flatMap(({ skipped }) => skipped),
  };
}

/**
 * Writes the last line of a run.
 * @param {readonly Result[]} results of the run
 * @returns {string} "N passed, N failed"
 */
export function closingLine(results) {
  const { passed, failed } = totalOf(results);
  return `${passed} passed, ${failed} failed`;
}

/**
 * Lists the slowest files and checks.
 * @param {readonly Result[]} results files and checks
 * @returns {string[]} at most ten lines, the slowest first
 */
export function slowestOf(results) {
  const slowest = [...results].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return slowest.map(({ name, seconds, processorSeconds }) => {
    const used = processorSeconds === undefined ? '' : `, processor ${processorSeconds.toFixed(1)} s`;
    return `${seconds.toFixed(1).padStart(7)} s  ${name}${used}`;
  });
}

/**
 * Lists the failures, to be printed at the end of a long output.
 * @param {readonly Result[]} results files and checks
 * @returns {string[]} a line each: the file, the test and its message
 */
export function failuresOf(results) {
  return results.flatMap(({ name, failures }) => failures.map((failure) => `${name}: ${failure}`));
}

/**
 * Writes a failure as one line.
 * @param {string} test the test's name
 * @param {unknown} [message] its error
 * @returns {string} the name, and the beginning of the message if there is one
 */
export function failureLine(test, message) {
  const said = stripVTControlCharacters(String(message ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
  return said ? `${test}: ${said.slice(0, LONGEST_MESSAGE)}` : test;
}

/**
 * Reads the results that a runner has written.
 * @param {string} file its path
 * @returns {Result[]} those of the files that have finished so far
 */
export function readResults(file) {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    // The last line is empty, or still being written.
    return lines.slice(0, -1).map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}

/**
 * Appends a result to a results file.
 * @param {string} file its path
 * @param {Result} result of one test file
 */
export function appendResult(file, result) {
  appendFileSync(file, `${JSON.stringify(result)}\n`);
}
