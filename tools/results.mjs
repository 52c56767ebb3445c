/** What ran, counted: runners leave a line for each file, npm test adds them up. */
import { appendFileSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * What came of one test file, or of a check that is one test.
 * @typedef {object} Result
 * @property {string} name the file, relative to the repository, or the check
 * @property {number} passed tests that passed
 * @property {string[]} failures tests that failed, each with what it said; a file that could not run or holds no test is one
 * @property {string[]} skipped names of tests that did not run
 * @property {number} seconds how long it took
 * @property {number} [processorSeconds] what it used of the processor, where that is known
 */

const SLOWEST = 10;
/** Said of what failed without a failed test. */
const DID_NOT_PASS = 'did not pass';
const LONGEST_MESSAGE = 300;

/**
 * A result to count into.
 * @param {string} name of the file or check
 * @returns {Result} nothing counted yet
 */
export function emptyResult(name) {
  return { name, passed: 0, failures: [], skipped: [], seconds: 0 };
}

/**
 * Makes a failure of a file in which nothing was counted: it did not load, or holds no test.
 * @param {Result} result is changed
 * @param {boolean} hasPassed what the runner says about the file
 * @param {unknown} [message] what the file or check itself ended with
 * @returns {Result} the same
 */
export function closed(result, hasPassed, message) {
  const isEmpty = result.passed + result.skipped.length === 0;
  if (result.failures.length === 0 && (isEmpty || !hasPassed))
    result.failures.push(failureLine(DID_NOT_PASS, message));
  return result;
}

/**
 * Adds results up.
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
 * The one line that closes a run.
 * @param {readonly Result[]} results what was counted
 * @returns {string} "N passed, N failed"
 */
export function closingLine(results) {
  const { passed, failed } = totalOf(results);
  return `${passed} passed, ${failed} failed`;
}

/**
 * Names what took longest.
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
 * Names what failed, for those who see the end of a long output only.
 * @param {readonly Result[]} results files and checks
 * @returns {string[]} a line each: the file, the test and what it said
 */
export function failuresOf(results) {
  return results.flatMap(({ name, failures }) => failures.map((failure) => `${name}: ${failure}`));
}

/**
 * One failure, in one line.
 * @param {string} test the test's name
 * @param {unknown} [message] what it ended with
 * @returns {string} the name, and the beginning of the message where there is one
 */
export function failureLine(test, message) {
  const said = stripVTControlCharacters(String(message ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
  return said ? `${test}: ${said.slice(0, LONGEST_MESSAGE)}` : test;
}

/**
 * Reads what a runner left.
 * @param {string} file its path
 * @returns {Result[]} those of the files that have ended so far
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
 * Leaves one more result for those who read the file.
 * @param {string} file its path
 * @param {Result} result of one test file
 */
export function appendResult(file, result) {
  appendFileSync(file, `${JSON.stringify(result)}\n`);
}
