/** Puts many test files into one page: loading a page costs more than most files of core/ need for all their tests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const FOLDER = 'node_modules/.cache/test-pages';

/**
 * Writes pages that import test files, each about as many. Their tests share the page: they must leave it as they found it.
 * @param {string} name what the pages are called
 * @param {readonly string[]} files absolute paths
 * @param {number} count how many pages
 * @returns {string[]} the pages, to be run in place of the files
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
