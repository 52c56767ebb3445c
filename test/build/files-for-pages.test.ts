import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'rollup/parseAst';
import { TAG_TABLE, TAGS, folderOf } from '../../tools/build-entries.mjs';
import { ROOT } from '../../tools/run.mjs';
import { builtFiles, readBuilt } from '../support/built.ts';
import { importsOf } from '../support/imports-of.ts';

const ENTRY_BUNDLE = 'cdn/storefront.js';
/** With gzip. New code replaces code that neither the first paint nor the first click needs. */
const ENTRY_BUNDLE_MAX_BYTES = 27_900;
/** With gzip. */
const ANALYTICS_MAX_BYTES = 12_000;
/** With gzip. */
const GATEWAY_MAX_BYTES = 6_000;
const GATEWAYS = ['medusa', 'shopify', 'vendure', 'woocommerce'];
const ALL_IN_ONE = 'cdn/storefront.all.js';
const CHUNKS = builtFiles('.js').filter((file) => file.startsWith('cdn/chunks/'));
const REACT = CHUNKS.filter((file) => file.startsWith('cdn/chunks/react-'));
const SELLING = TAG_TABLE.filter(({ file }) => file === 'entry').map(({ tag }) => tag);
/** Tags with a file of their own. */
const OTHERS = TAG_TABLE.filter(({ file }) => file === undefined).map(({ tag }) => tag);
const LANGUAGES = readdirSync(path.join(ROOT, 'core/words/languages')).map((file) => path.parse(file).name);
const OWNER_LANGUAGES = LANGUAGES.map((name) => `owner-${name}`);
const hasView = (tag: string) => existsSync(path.join(ROOT, folderOf(tag), 'view.tsx'));
const viewsOf = (tags: readonly string[]) => tags.filter(hasView).map((tag) => `${tag}-view`);
const namesOf = (specifiers: readonly string[]) => [...new Set(specifiers.map(nameOf))].sort();
const nameOf = (file: string) => file.replace(/^.*\/(.*)-[\w-]{8}\.js$/, '$1');
// Every copy of React contains this symbol once.
const MARK_OF_REACT = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g;
const FORBIDDEN = ["createPolicy('lit-html'", 'createPolicy("lit-html"', 'eval(', 'new Function'];

describe('every built file', () => {
  for (const file of builtFiles('.js')) {
    it(`${file} runs under a strict policy for scripts and trusted types`, () => {
      const code = readBuilt(file);
      assert.deepEqual(
        FORBIDDEN.filter((word) => code.includes(word)),
        [],
      );
    });
  }
});

describe('the entry bundle', () => {
  const code = readBuilt(ENTRY_BUNDLE);

  it('imports nothing statically', () => {
    assert.deepEqual(importsOf(code).eager, []);
  });

  it('loads the network bundle, languages, forms and author warnings on demand', () => {
    const names = ['site-form', 'author-warnings', 'network', ...LANGUAGES, ...viewsOf(SELLING)];
    assert.deepEqual(namesOf(importsOf(code).lazy), names.sort());
  });

  it('leaves React, the other tags and the code for printed markup to the network bundle', () => {
    const [network = ''] = CHUNKS.filter((file) => nameOf(file) === 'network');
    const networkTags = TAG_TABLE.filter(({ file }) => file === 'network').map(({ tag }) => tag);
    const printed = [
      'enhance-markup',
      'enhance-printed-cart',
      'enhance-printed-form',
      'enhance-printed-pictures',
      'printed-galleries',
    ];
    const names = [
      'analytics',
      ...printed,
      ...DIALOGS,
      'memory-store',
      ...BACKENDS,
      'react',
      'own-message',
      'subscriptions',
      ...OTHERS,
      ...viewsOf(networkTags),
    ];
    assert.deepEqual(namesOf(importsOf(readBuilt(network)).lazy), names.sort());
  });

  it('stays within its size limit', () => {
    const { length } = gzipSync(code, { level: 9 });
    assert.ok(length <= ENTRY_BUNDLE_MAX_BYTES, `${length} bytes with gzip`);
  });

  it('exports its two functions and nothing else', () => {
    const statement = parseAst(code).body.find(({ type }) => type === 'ExportNamedDeclaration');
    assert.ok(statement?.type === 'ExportNamedDeclaration');
    const names = statement.specifiers.map(({ exported }) => 'name' in exported && exported.name);
    assert.deepEqual(names.sort(), ['configureStore', 'storefront']);
  });

  it('holds no React', () => {
    assert.equal(code.match(MARK_OF_REACT), null);
  });
});

/** Chunks of dialogs, popovers and what else lies over the page. */
const DIALOGS = ['dialogs', 'hosted-page', 'product-form', 'quick-view', 'sticky-bar', 'undo-offer'];
/** Chunks that both member tags share. */
const BESIDE_MEMBERS = ['member-view'];
/** The view that the cart page and the drawer share. */
const BESIDE_CARTS = ['store-cart-view'];
/** Chunks that load when a visitor clicks a picture of a gallery. */
const BESIDE_GALLERIES = ['lightbox'];
/** Chunks that the owner's tags share. */
const BESIDE_OWNERS = ['owner', 'owner-view'];
/** Gateways, which load when a page names their backend, and why it cannot sell from it. */
const BACKENDS = ['medusa', 'shop-diagnosis', 'shopify', 'vendure', 'woocommerce'];
/** Their lists of products, which load with the first list. */
const BACKEND_LISTS = ['medusa-lists', 'shopify-lists', 'vendure-lists', 'woocommerce-lists'];

/** Chunks that load when a form is used, and after it is sent. */
const BESIDE_FORMS = ['captcha', 'form-draft', 'places', 'post-submit'];

describe('the chunks', () => {
  it('are the expected ones, so that none costs a second round trip', () => {
    // For printed markup, a store in the page, and author warnings.
    const onDemand = [
      'analytics',
      'enhance-markup',
      'enhance-printed-cart',
      'enhance-printed-form',
      'enhance-printed-pictures',
      'memory-store',
      ...BACKENDS,
      ...BACKEND_LISTS,
      'printed-galleries',
      'own-message',
      'session-replay',
      'subscriptions',
      'author-warnings',
    ];
    assert.deepEqual(
      CHUNKS.map(nameOf).sort(),
      [
        ...onDemand,
        ...BESIDE_CARTS,
        ...BESIDE_FORMS,
        ...BESIDE_GALLERIES,
        ...BESIDE_MEMBERS,
        ...BESIDE_OWNERS,
        ...DIALOGS,
        'react',
        'network',
        ...LANGUAGES,
        ...OWNER_LANGUAGES,
        ...OTHERS,
        ...viewsOf(TAGS),
      ].sort(),
    );
  });

  it('hold analytics in 12 kB, with web-vitals', () => {
    const [analytics = ''] = CHUNKS.filter((file) => nameOf(file) === 'analytics');
    const { length } = gzipSync(readBuilt(analytics), { level: 9 });
    assert.ok(length <= ANALYTICS_MAX_BYTES, `${length} bytes with gzip`);
    assert.match(readBuilt(analytics), /first-contentful-paint/);
  });

  it('hold React once', () => {
    assert.deepEqual(
      CHUNKS.filter((file) => readBuilt(file).match(MARK_OF_REACT)?.length === 1),
      REACT,
    );
  });

  it('never import the entry bundle, which has another URL if a page adds ?v=3', () => {
    const printed = [
      'enhance-markup',
      'enhance-printed-cart',
      'enhance-printed-form',
      'enhance-printed-pictures',
      'printed-galleries',
    ];
    const later = [
      ...BACKEND_LISTS,
      ...BESIDE_CARTS,
      ...BESIDE_FORMS,
      ...BESIDE_GALLERIES,
      ...BESIDE_MEMBERS,
      ...BESIDE_OWNERS,
      ...DIALOGS,
      ...OWNER_LANGUAGES,
      ...OTHERS,
      ...viewsOf(TAGS),
    ];
    const known = [
      'analytics',
      ...printed,
      'memory-store',
      ...BACKENDS,
      'react',
      'own-message',
      'session-replay',
      'subscriptions',
      'network',
      ...later,
    ];
    for (const file of CHUNKS) {
      const { eager, lazy } = importsOf(readBuilt(file));
      const strange = [...eager, ...lazy].filter(
        (specifier) => !specifier.startsWith('./') || !known.includes(nameOf(specifier)),
      );
      assert.deepEqual(strange, [], file);
    }
  });

  it('mark all functions of React as called on load, in the first line', () => {
    for (const file of REACT) assert.match(readBuilt(file), /^\/\/# allFunctionsCalledOnLoad\n/);
  });
});

describe('the all-in-one file', () => {
  const code = readBuilt(ALL_IN_ONE);

  it('is one classic script that loads nothing', () => {
    assert.match(code, /^\/\*!.*\*\/\nvar Storefront=function/);
    assert.deepEqual(importsOf(code), { eager: [], lazy: [] });
  });

  it('holds React once', () => {
    assert.equal(code.match(MARK_OF_REACT)?.length, 1);
  });
});

describe('the entry bundle and the all-in-one file', () => {
  for (const [file, tags] of [
    [ENTRY_BUNDLE, SELLING],
    [ALL_IN_ONE, TAGS],
  ] as const) {
    it(`${file} defines store-config and store-product first`, () => {
      const code = readBuilt(file);
      const places = tags.map((tag) => code.search(new RegExp(`\\w\\(["'\`]${tag}["'\`],`)));
      assert.ok(
        places.every((place) => place > 0),
        String(places),
      );
      assert.deepEqual(
        places,
        [...places].sort((a, b) => a - b),
      );
    });

    it(`${file} names the licences of the packages inside`, () => {
      assert.match(readBuilt(file), /^\/\*! storefront-elements .* LICENSES\.txt/);
      const notices = readBuilt('cdn/LICENSES.txt');
      for (const name of ['react', 'react-dom', '@lit/reactive-element', 'nanostores', 'ofetch']) {
        assert.match(notices, new RegExp(`^${name} \\d`, 'm'));
      }
    });
  }
});

describe('store.css', () => {
  it('reserves space for every tag and takes at most half a kB with gzip', () => {
    const css = readBuilt('store.css');
    const { length } = gzipSync(css, { level: 9 });
    assert.ok(length <= 512, `${length} bytes with gzip`);
    for (const { tag } of TAG_TABLE.filter(({ isInline }) => isInline !== true))
      assert.match(css, new RegExp(`:is\\([^)]*\\b${tag}\\b[^)]*\\):not\\(:defined\\)`));
  });
});

describe('the file of a gateway to another backend', () => {
  for (const name of GATEWAYS)
    it(`takes at most 6 kB with gzip: ${name}`, () => {
      const files = CHUNKS.filter((file) => nameOf(file) === name);
      assert.equal(files.length, 1);
      const { length } = gzipSync(readBuilt(files[0]!), { level: 9 });
      assert.ok(length <= GATEWAY_MAX_BYTES, `${length} bytes with gzip`);
    });
});
