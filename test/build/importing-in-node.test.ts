import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { Worker } from 'node:worker_threads';
import { TAGS } from '../../tools/build-entries.mjs';
import { PACKAGE } from '../support/built.ts';

// Every export of the package, by its specifier; that for Angular runs only after Angular's compiler has linked it.
const ENTRIES = Object.keys(PACKAGE.exports)
  .filter((name) => !/\.(css|json)$|^\.\/((cdn|styles|themes)\/|angular$)/.test(name))
  .map((name) => PACKAGE.name + name.slice(1));

// Each in a thread with globals and modules of its own: processes take twice as long.
const SCRIPT = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.entry).then((entry) => {
    const left = Reflect.ownKeys(globalThis).map((key) => String(key.description ?? key));
    parentPort.postMessage({
      names: Object.keys(entry),
      document: typeof document,
      defined: workerData.tags.filter((tag) => globalThis.customElements?.get(tag)),
      left: left.filter((name) => name.includes('storefront-elements')),
    });
  });
`;

interface Imported {
  readonly names: readonly string[];
  readonly document: string;
  readonly defined: readonly string[];
  /** Our names on the global object. */
  readonly left: readonly string[];
}

async function importInNode(entry: string): Promise<Imported> {
  // Without this process's loader.
  const worker = new Worker(SCRIPT, { eval: true, execArgv: [], workerData: { entry, tags: TAGS } });
  const ended = once(worker, 'exit');
  const [imported] = (await Promise.race([once(worker, 'message'), ended.then(() => [])])) as [Imported?];
  await ended;
  assert.ok(imported, 'it ended without a word');
  return imported;
}

describe('importing an entry in plain Node', () => {
  it('finds what authors of gateways need in the package itself', async () => {
    const { names } = await importInNode(PACKAGE.name);
    const needed = [
      'FAILURE_KINDS',
      'StorefrontError',
      'isStorefrontError',
      'minorFromDecimal',
      'minorFromPrecision',
    ];
    assert.deepEqual(
      needed.filter((name) => !names.includes(name)),
      [],
    );
  });

  for (const entry of ENTRIES) {
    it(`${entry} can be imported without a document, and defines nothing`, async () => {
      const { names, ...world } = await importInNode(entry);
      assert.deepEqual(world, { document: 'undefined', defined: [], left: [] });
      if (!/\/(autoloader|jsx|solid|svelte)$/.test(entry)) assert.notDeepEqual(names, []);
    });
  }
});
