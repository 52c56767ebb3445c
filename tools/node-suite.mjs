/**
 * Runs test files in one process, one after the other: `node tools/node-suite.mjs test/e2e/*.test.ts`.
 * Started once per file, Node and what the tests import took more processor time than most of the tests. They are bundled
 * first, for the same reason: compiled one by one, their modules took longer than the tests of most suites.
 */
import { AsyncResource } from 'node:async_hooks';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, before, describe } from 'node:test';
import { bundleTests } from './bundle-tests.mjs';
import { processorSecondsOf } from './processor-time.mjs';
import { FILE_TIMES } from './file-times.mjs';
import { ROOT } from './run.mjs';

const LENDER = path.join(ROOT, 'test/support/lender.ts');

const files = process.argv.slice(2).map((file) => path.resolve(file));
const { placeOf, remove } = await bundleTests([LENDER, ...files]);
process.once('exit', remove);

// A browser or a database is opened for the first file that needs it and closed after the last.
const { keepLending } = await import(pathToFileURL(placeOf(LENDER)).href);
after(keepLending());

// In turn: files that wait for the same module would go on together, and the tests of all land in one suite. Bound to the
// suite that asks, because node:test finds the suite of a test by where it is called.
let last = Promise.resolve();
function importInTurn(file) {
  const load = AsyncResource.bind(() => import(pathToFileURL(placeOf(file)).href));
  return (last = last.then(load, load));
}

for (const file of files) {
  // What a file declares at its top level belongs to the suite that imports it, hooks too.
  const name = path.relative(ROOT, file);
  describe(name, () => {
    let usedSeconds = 0;
    before(() => {
      usedSeconds = processorSecondsOf();
    });
    after(() => {
      // A browser that has closed is no longer counted.
      FILE_TIMES.set(name, Math.max(0, processorSecondsOf() - usedSeconds));
    });
    return importInTurn(file);
  });
}
