/** Which folder of test/ is run by what. */
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ROOT } from './run.mjs';

/** Folders whose tests run inside a browser, by web-test-runner. */
export const BROWSER_SUITES = ['core', 'elements', 'contract'];

/** Folders whose tests run in Node, by node:test; those that take long first. */
export const NODE_SUITES = ['e2e', 'server', 'template', 'build', 'house', 'models'];

/** Those of them that need a build. */
export const LOOK_AT_DIST = ['build', 'e2e'];

/**
 * Lists the test files of a suite.
 * @param {string} suite a folder of test/
 * @returns {string[]} absolute paths, in alphabetical order
 */
export function testFilesOf(suite) {
  return globSync('**/*.test.{ts,tsx}', { cwd: path.join(ROOT, 'test', suite), absolute: true }).sort();
}
