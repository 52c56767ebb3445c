/** The files that web-test-runner runs. */
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ROOT } from './run.mjs';
import { pagesOf } from './wtr-pages.mjs';

/** Folders of test/ whose files run inside a browser. */
export const BROWSER_SUITES = ['core', 'elements', 'contract'];

const CORE_PAGES = 4;

/**
 * Lists the test files of a suite.
 * @param {string} suite a folder of test/
 * @returns {string[]} absolute paths, in alphabetical order
 */
export function testFilesOf(suite) {
  return globSync('**/*.test.{ts,tsx}', { cwd: path.join(ROOT, 'test', suite), absolute: true }).sort();
}

/**
 * Lists what runs in a browser; the files of core/ share a few pages.
 * @returns {string[]} paths, absolute or relative to the repository
 */
export function browserFiles() {
  return BROWSER_SUITES.flatMap((suite) => {
    const own = testFilesOf(suite);
    return suite === 'core' ? pagesOf(suite, own, CORE_PAGES) : own;
  });
}
