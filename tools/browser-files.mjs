/** The files that web-test-runner runs. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ROOT } from './run.mjs';

const FOLDER = 'node_modules/.cache/test-pages';

/** Folders of test/ whose files run inside a browser. */
export const BROWSER_SUITES = ['core', 'elements', 'contract'];

const CORE_PAGES = 4;

/** Tests that `npm test` runs with Preact, too. */
const PREACT_SAMPLE = [
  'contract/face-hydration.test.tsx',
  'contract/form-views.test.tsx',
  'contract/selling-page.test.ts',
  'contract/translated-pages.test.ts',
  'elements/store-add-to-cart/announcements-and-form.test.ts',
  'elements/store-cart/line-form.test.ts',
  'elements/store-cart/quantity-field.test.ts',
];

/**
 * What does not hold with Preact, in Firefox or in WebKit; '' for a whole file.
 * @type {readonly { in: 'Preact' | 'Firefox' | 'WebKit', file: string, test: string, reason: string }[]}
 */
export const EXCEPTIONS = JSON.parse(
  readFileSync(path.join(ROOT, 'test/support/exceptions/exceptions.json'), 'utf8'),
);

/**
 * Lists the test files of a suite.
 * @param {string} suite a folder of test/
 * @returns {string[]} absolute paths, in alphabetical order
 */
export function testFilesOf(suite) {
  const cwd = path.join(ROOT, 'test', suite);
  // Backends may have packages of their own.
  return globSync('**/*.test.{ts,tsx}', { cwd, absolute: true, ignore: '**/node_modules/**' }).sort();
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

/**
 * Lists what runs in a browser with Preact: all tests of tags, or a sample.
 * @param {boolean} isWhole whether all of them
 * @returns {string[]} absolute paths
 */
export function filesWithPreact(isWhole) {
  if (!isWhole) return PREACT_SAMPLE.map((file) => path.join(ROOT, 'test', file));
  const skipped = EXCEPTIONS.filter((row) => row.in === 'Preact' && !row.test).map(({ file }) =>
    path.join(ROOT, file),
  );
  return ['elements', 'contract'].flatMap(testFilesOf).filter((file) => !skipped.includes(file));
}

/**
 * Writes pages that import test files, each about as many: loading a page costs more than most of these tests. They share
 * the page, so they must clean up.
 */
function pagesOf(name, files, count) {
  const folder = path.join(ROOT, FOLDER);
  mkdirSync(folder, { recursive: true });
  const perPage = Math.ceil(files.length / count);
  return Array.from({ length: count }, (_, index) => {
    const own = files.slice(index * perPage, (index + 1) * perPage);
    const imports = own.map((file) => `import '${path.relative(folder, file).replaceAll(path.sep, '/')}';\n`);
    const page = `${FOLDER}/${name}-${index + 1}-of-${count}.test.js`;
    writeFileSync(path.join(ROOT, page), imports.join(''));
    return page;
  });
}
