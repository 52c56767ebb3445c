/**
 * Runs test files in one process, one after the other: `node tools/node-suite.mjs test/e2e/*.test.ts`.
 * A process per file would spend more processor time on Node and on imports than on most tests. The files are bundled
 * first for the same reason: compiling their modules one by one takes longer than most suites.
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

// The first test file that needs a browser or a database opens it; it closes after the last.
const { keepLending } = await import(pathToFileURL(placeOf(LENDER)).href);
after(keepLending());

// One after the other: files that wait for the same module would continue together, and all their tests would join one
// suite. Bound to the calling suite, because node:test derives a test's suite from its async context.
let last = Promise.resolve();
function importInTurn(file) {
  const load = AsyncResource.bind(() => import(pathToFileURL(placeOf(file)).href));
  return (last = last.then(load, load));
}

for (const file of files) {
  // A file's top-level tests and hooks belong to the suite that imports it.
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
