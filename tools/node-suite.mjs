/**
 * Runs test files in one process, one after the other: `node --import tsx tools/node-suite.mjs test/e2e/*.test.ts`.
 * Started once per file, Node, tsx and what the tests import took more processor time than most of the tests.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, describe } from 'node:test';
import { keepLending } from '../test/support/lender.ts';
import { ROOT } from './run.mjs';

// A browser or a database is opened for the first file that needs it and closed after the last.
after(keepLending());

for (const file of process.argv.slice(2)) {
  // What a file declares at its top level belongs to the suite that imports it, hooks too.
  describe(path.relative(ROOT, path.resolve(file)), () => import(pathToFileURL(path.resolve(file)).href));
}
