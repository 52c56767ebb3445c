import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { builtFiles, readBuilt } from '../support/built.ts';
import { importsOf } from '../support/imports-of.ts';

const FOLDER = 'cdn/preact/';
const ENTRY_BUNDLE = `${FOLDER}storefront.js`;
/** With gzip: the JSX runtime is larger than that of React. */
const ENTRY_BUNDLE_MAX_BYTES = 27_900;
/** With gzip: Preact, and what connects it to the tags. */
const PREACT_MAX_BYTES = 11_500;
const MARK_OF_REACT = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const MARK_OF_PREACT = 'isReactComponent';

/** The files of a folder, without their hashes. */
function namesIn(folder: string): string[] {
  const own = builtFiles('').filter((file) => file.startsWith(folder));
  const below = own.filter((file) => folder !== 'cdn/' || !file.startsWith(FOLDER));
  return below.map((file) => file.slice(folder.length).replace(/-[\w-]{8}(?=\.js)/, '')).sort();
}

describe('the files for pages with Preact', () => {
  const scripts = builtFiles('.js').filter((file) => file.startsWith(FOLDER));

  it('have the names of those with React', () => {
    assert.ok(scripts.length > 20);
    assert.deepEqual(namesIn(FOLDER), namesIn('cdn/'));
  });

  it('hold no React', () => {
    assert.deepEqual(
      scripts.filter((file) => readBuilt(file).includes(MARK_OF_REACT)),
      [],
    );
  });

  it('hold Preact once, in a small bundle that loads on the first interaction', () => {
    const holders = scripts.filter((file) => readBuilt(file).includes(MARK_OF_PREACT));
    const [bundle = '', allInOne] = holders;
    assert.match(bundle, /^cdn\/preact\/chunks\/react-/);
    assert.deepEqual([allInOne, holders.length], [`${FOLDER}storefront.all.js`, 2]);
    const { length } = gzipSync(readBuilt(bundle), { level: 9 });
    assert.ok(length <= PREACT_MAX_BYTES, `${length} bytes with gzip`);
  });

  it('begin with an entry bundle that imports nothing, and stays within its size limit', () => {
    const code = readBuilt(ENTRY_BUNDLE);
    assert.deepEqual(importsOf(code).eager, []);
    const { length } = gzipSync(code, { level: 9 });
    assert.ok(length <= ENTRY_BUNDLE_MAX_BYTES, `${length} bytes with gzip`);
  });

  it('name the licences of the packages inside', () => {
    const notices = readBuilt(`${FOLDER}LICENSES.txt`);
    assert.match(notices, /^preact \d/m);
    assert.doesNotMatch(notices, /^react(-dom)? \d/m);
  });
});
