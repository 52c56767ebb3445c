/** Runs many test files in one page: loading a page costs more than the tests of most files of core/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const FOLDER = 'node_modules/.cache/test-pages';

/**
 * Writes pages that import test files, each about as many. Tests share the page, so they must clean up.
 * @param {string} name the pages' common name
 * @param {readonly string[]} files absolute paths
 * @param {number} count how many pages
 * @returns {string[]} the pages, to run instead of the files
 */
export function pagesOf(name, files, count) {
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
