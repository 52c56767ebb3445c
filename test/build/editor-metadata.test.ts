import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { globSync } from 'tinyglobby';
import * as index from '../../elements/index.ts';
import type { TagName } from '../../elements/index.ts';
import { mugProduct, teeProduct } from '../../elements/testing-products.ts';
import { folderOf, TAGS } from '../../tools/build-entries.mjs';
import { ROOT } from '../../tools/run.mjs';
import { BROWSER } from '../support/browser.ts';
import { readDocument } from '../support/examples.ts';
import { PACKAGE, readBuilt } from '../support/built.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';

interface Named {
  readonly name: string;
  readonly description?: string;
}

interface Declaration {
  readonly tagName: TagName;
  readonly attributes: readonly (Named & { readonly fieldName: string; readonly default: string })[];
  readonly members: readonly Named[];
  readonly slots: readonly Named[];
  readonly events: readonly (Named & { readonly type: { readonly text: string } })[];
  readonly cssParts: readonly Named[];
  readonly cssStates: readonly Named[];
  readonly cssProperties: readonly (Named & { readonly default?: string })[];
}

interface Manifests {
  readonly 'custom-elements.json': { readonly modules: readonly { readonly declarations: [Declaration] }[] };
  readonly 'vscode.html-custom-data.json': {
    readonly tags: readonly (Named & {
      readonly attributes: readonly (Named & { readonly values?: readonly Named[] })[];
    })[];
  };
  readonly 'web-types.json': {
    readonly version: string;
    readonly contributions: {
      readonly html: { readonly elements: readonly (Named & { readonly attributes: readonly Named[] })[] };
    };
  };
}

const read = <File extends keyof Manifests>(file: File) => JSON.parse(readBuilt(file)) as Manifests[File];
const namesOf = (all: readonly Named[]) => all.map(({ name }) => name);

const DECLARATIONS = read('custom-elements.json').modules.map(
  ({ declarations: [declaration] }) => declaration,
);
const HTML_DATA = read('vscode.html-custom-data.json').tags;
const WEB_TYPES = read('web-types.json');

const ALL_SOURCES = globSync('{core,engine,elements,owner}/**/*.{ts,tsx}', { cwd: ROOT, absolute: true })
  .map((file) => withoutDocstrings(readFileSync(file, 'utf8')))
  .join('\n');

const PAGE = `<!doctype html><html lang="en"><title>Shop</title>
  <script src="/dist/cdn/storefront.all.js" defer></script>
  <store-add-to-cart product='${JSON.stringify(mugProduct)}'></store-add-to-cart>
  <store-add-to-cart options="radio" product='${JSON.stringify(teeProduct)}'></store-add-to-cart>
  <store-config gateway="memory"></store-config><cart-pill></cart-pill><store-cart></store-cart>`;

/** Runs before the tags are defined: records which states an element has ever had. */
const RECORD_STATES = `
  globalThis.heldStates = new Map();
  const attach = HTMLElement.prototype.attachInternals;
  HTMLElement.prototype.attachInternals = function () {
    const internals = attach.call(this);
    const held = [];
    heldStates.set(this, held);
    const { add } = internals.states;
    internals.states.add = (state) => (held.push(state), add.call(internals.states, state));
    return internals;
  };`;
declare const heldStates: ReadonlyMap<Element, readonly string[]>;

describe('the metadata for editors', () => {
  let server: PageServer;
  let context: BrowserContext;
  let page: Page;

  before(async () => {
    server = await startPageServer({ pages: { '/': PAGE } });
    context = await (await BROWSER.borrow()).newContext();
    page = await context.newPage();
    await page.addInitScript(RECORD_STATES);
    await page.goto(server.url);
    await page.waitForFunction((tag) => customElements.get(tag) !== undefined, TAGS.at(-1)!);
  });

  after(async () => {
    await context.close();
    BROWSER.giveBack();
    await server.close();
  });

  it('lists every tag in every format, with the version of the package', () => {
    assert.deepEqual(
      DECLARATIONS.map(({ tagName }) => tagName),
      TAGS,
    );
    assert.deepEqual(namesOf(HTML_DATA), TAGS);
    assert.deepEqual(namesOf(WEB_TYPES.contributions.html.elements), TAGS);
    assert.equal(WEB_TYPES.version, PACKAGE.version);
    assert.ok(HTML_DATA.every(({ description }) => description));
  });

  it('lists the values of an attribute', () => {
    const words = (tag: string, attribute: string) =>
      HTML_DATA.find(({ name }) => name === tag)?.attributes.find(({ name }) => name === attribute)?.values;
    assert.deepEqual(namesOf(words('store-add-to-cart', 'options') ?? []), ['radio', 'select']);
    assert.ok(namesOf(words('store-config', 'currency') ?? []).includes('EUR'));
    assert.equal(words('store-cart', 'checkout-href'), undefined);
  });

  it('describes every member, part, state and event', () => {
    const undescribed = DECLARATIONS.flatMap(
      ({ tagName, members, events, cssParts, cssStates, cssProperties }) =>
        [...members, ...events, ...cssParts, ...cssStates, ...cssProperties]
          .filter(({ description }) => !description)
          .map(({ name }) => `${tagName} ${name}`),
    );
    assert.deepEqual(undescribed, []);
  });

  it('lists each name once, with the words of the tag rather than of its base class', () => {
    const isRepeated = (name: string, index: number, names: readonly string[]) => names.indexOf(name) < index;
    const repeated = DECLARATIONS.flatMap(({ tagName, slots, events, cssParts, cssStates }) =>
      [slots, events, cssParts, cssStates].flatMap((named) =>
        namesOf(named)
          .filter(isRepeated)
          .map((name) => `${tagName} ${name}`),
      ),
    );
    assert.deepEqual(repeated, []);
    const drawer = DECLARATIONS.find(({ tagName }) => tagName === 'cart-drawer');
    assert.equal(drawer?.cssStates.find(({ name }) => name === 'open')?.description, 'it is open');
  });

  it('lists the methods of a tag and its properties without an attribute', () => {
    const popup = DECLARATIONS.find(({ tagName }) => tagName === 'popup-overlay');
    assert.deepEqual(namesOf(popup?.members ?? []), [
      ...['overlayId', 'version', 'delayMs'],
      ...['isOpen', 'open', 'close'],
    ]);
  });

  it('lists the custom properties that styling.md explains, and the reserved height of a tag', () => {
    const listed = new Set(DECLARATIONS.flatMap(({ cssProperties }) => namesOf(cssProperties)));
    const shared = [...listed].filter((name) => !name.endsWith('-reserve'));
    // Set by a tag, for the page.
    const isSet = (name: string) => name === '--store-bar-space' || name.endsWith('-reserve');
    const explained = readDocument('docs/styling.md').match(/--store-[\w-]+/g) ?? [];
    assert.deepEqual(shared.sort(), [...new Set(explained)].filter((name) => !isSet(name)).sort());

    const cart = DECLARATIONS.find(({ tagName }) => tagName === 'store-cart');
    assert.equal(cart?.cssProperties.find(({ name }) => name === '--store-cart-reserve')?.default, '12rem');
  });

  it('states the range of a number', () => {
    const pill = DECLARATIONS.find(({ tagName }) => tagName === 'afterpay-pill');
    const installments = pill?.attributes.find(({ name }) => name === 'installments');
    assert.equal(installments?.description, 'The number of payments. From 2 to 12.');
  });

  for (const { tagName, attributes, events, cssParts, cssStates } of DECLARATIONS) {
    it(`has the attributes of a real ${tagName}, with its defaults and with a description each`, async () => {
      const real = await page.evaluate((tag) => {
        const { observedAttributes } = customElements.get(tag) as unknown as { observedAttributes: string[] };
        const element = document.createElement(tag);
        return Object.fromEntries(
          observedAttributes.map((name) => {
            const field = name.replaceAll(/-./g, ([, letter = '']) => letter.toUpperCase());
            return [name, JSON.stringify((Reflect.get(element, field) as unknown) ?? null)];
          }),
        );
      }, tagName);
      for (const { name, default: fallback, description } of attributes) {
        assert.equal(fallback, real[name], name);
        assert.ok(description, name);
      }
      const spellings = attributes.flatMap(({ name, fieldName }) => [name, fieldName.toLowerCase()]);
      assert.deepEqual(
        Object.keys(real).filter((name) => !spellings.includes(name)),
        [],
      );
      const [data] = HTML_DATA.filter(({ name }) => name === tagName);
      assert.deepEqual(namesOf(data?.attributes ?? []), namesOf(attributes));
    });

    it(`has the parts and states of a real ${tagName}, and no other part, state or event`, async () => {
      const { drawn, held } = await page.evaluate((tag) => {
        const elements = [...document.querySelectorAll(tag)];
        return {
          drawn: elements.flatMap((element) =>
            [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((each) => [...each.part]),
          ),
          held: elements.flatMap((element) => heldStates.get(element) ?? []),
        };
      }, tagName);
      assert.deepEqual(
        drawn.filter((part) => !namesOf(cssParts).includes(part)),
        [],
      );
      assert.deepEqual(
        held.filter((state) => !namesOf(cssStates).includes(state)),
        [],
      );
      if (tagName === 'store-add-to-cart') assert.ok(drawn.includes('button'));
      const source = sourceOf(tagName);
      assert.deepEqual(
        namesOf(cssParts).filter((name) => !isWrittenIn(source, name)),
        [],
      );
      // Many states are those of the store.
      assert.deepEqual(
        namesOf(cssStates).filter((name) => !isWrittenIn(ALL_SOURCES, name)),
        [],
      );
      assert.deepEqual(
        events.filter(({ type }) => !(type.text in index)),
        [],
      );
    });
  }
});

function isWrittenIn(source: string, name: string): boolean {
  return new RegExp(`['"\` ]${name}['"\` ]`).test(source);
}

/** The files of a tag and of the shared UI that it renders, without docstrings. */
function sourceOf(tag: string): string {
  const filesOf = (folder: string) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT });
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const folder = folderOf(tag);
  const own = filesOf(folder).map(read);
  const modules = own.flatMap((code) => [...code.matchAll(/'\.\.\/([^']+)\/index\.ts'/g)]);
  const shared = new Set(
    modules.map(([, module = '']) => path.posix.join(path.posix.dirname(folder), module)),
  );
  // Imported dynamically by the code for purchases.
  if (shared.has('elements/product')) shared.add('elements/undo-offer').add('elements/sticky-bar');
  shared.delete('elements/host');
  return withoutDocstrings([...own, ...[...shared].flatMap(filesOf).map(read)].join('\n'));
}

function withoutDocstrings(source: string): string {
  return source.replaceAll(/^ \*.*$/gm, '');
}
