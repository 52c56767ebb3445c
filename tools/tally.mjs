/** What a run counted: printed for people, left in a file for the run of all runs. */
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Tests counted.
 * @typedef {object} Tally
 * @property {number} passed tests that passed
 * @property {number} failed tests that failed, files that could not run among them
 * @property {string[]} skipped names of tests that did not run
 */

/** Name of the environment variable that says where a run leaves its tally. */
export const TALLY_FILE = 'TALLY_FILE';

/**
 * Nothing counted yet.
 * @returns {Tally} a tally of zeros
 */
export function emptyTally() {
  return { passed: 0, failed: 0, skipped: [] };
}

/**
 * Adds what another run counted.
 * @param {Tally} total is changed
 * @param {Tally} part what is added
 */
export function addTally(total, part) {
  total.passed += part.passed;
  total.failed += part.failed;
  total.skipped.push(...part.skipped);
}

/**
 * The one line that closes a run.
 * @param {Tally} tally what was counted
 * @returns {string} "N passed, N failed"
 */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * Leaves a tally where TALLY_FILE says, when it says so.
 * @param {Tally} tally what was counted
 */
export function leaveTally(tally) {
  const file = process.env[TALLY_FILE];
  if (file) writeFileSync(file, JSON.stringify(tally));
}

/**
 * Reads what a run left.
 * @param {string} file path of the tally
 * @returns {Tally | undefined} the tally; undefined when the run ended before it could leave one
 */
export function readTally(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
