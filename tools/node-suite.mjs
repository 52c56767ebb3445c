/**
 * Runs test files in one process, one after the other: `node --import tsx tools/node-suite.mjs test/e2e/*.test.ts`.
 * Started once per file, Node, tsx and what the tests import took more processor time than most of the tests.
 */
import { AsyncResource } from 'node:async_hooks';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, describe } from 'node:test';
import { keepLending } from '../test/support/lender.ts';
import { ROOT } from './run.mjs';

// A browser or a database is opened for the first file that needs it and closed after the last.
after(keepLending());

// In turn: files that wait for the same module would go on together, and the tests of all land in one suite. Bound to the
// suite that asks, because node:test finds the suite of a test by where it is called.
let last = Promise.resolve();
function importInTurn(file) {
  const load = AsyncResource.bind(() => import(pathToFileURL(path.resolve(file)).href));
  return (last = last.then(load, load));
}

for (const file of process.argv.slice(2)) {
  // What a file declares at its top level belongs to the suite that imports it, hooks too.
  describe(path.relative(ROOT, path.resolve(file)), () => importInTurn(file));
}
