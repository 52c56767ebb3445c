import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TAGS } from '../../tools/build-entries.mjs';
import { run } from '../../tools/run.mjs';
import { PACKAGE } from '../support/built.ts';

// What others can import, by the name by which they import it.
const ENTRIES = Object.keys(PACKAGE.exports)
  .filter((name) => !/\.(css|json)$|^\.\/(cdn|themes)\//.test(name))
  .map((name) => PACKAGE.name + name.slice(1));

const SCRIPT = `
  const entry = await import(process.argv[1]);
  const tags = JSON.parse(process.argv[2]);
  const left = Reflect.ownKeys(globalThis).map((key) => String(key.description ?? key));
  console.log(JSON.stringify({
    names: Object.keys(entry),
    document: typeof document,
    defined: tags.filter((tag) => globalThis.customElements?.get(tag)),
    left: left.filter((name) => name.includes('storefront-elements')),
  }));
`;

interface Imported {
  readonly names: readonly string[];
  readonly document: string;
  readonly defined: readonly string[];
  /** Our names on the global object. */
  readonly left: readonly string[];
}

async function importInNode(entry: string): Promise<Imported> {
  const args = ['--input-type=module', '--eval', SCRIPT, entry, JSON.stringify(TAGS)];
  const { code, output } = await run(process.execPath, args);
  assert.equal(code, 0, output);
  return JSON.parse(output) as Imported;
}

describe('importing an entry in plain Node', () => {
  for (const entry of ENTRIES) {
    it(`${entry} can be imported without a document, and defines nothing`, async () => {
      const { names, ...world } = await importInNode(entry);
      assert.deepEqual(world, { document: 'undefined', defined: [], left: [] });
      if (!/\/(autoloader|jsx|svelte|vue)$/.test(entry)) assert.notDeepEqual(names, []);
    });
  }
});
