import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { unaskingKeyHandlers } from '../support/key-handlers.ts';
import { trackedFiles } from '../support/tracked-files.ts';

/** Functions, by file and name, whose handlers are on buttons and tabs, without text that could be composed. */
const BUTTONS: readonly string[] = [
  'elements/enhance/button-clicks.ts clickOnKeys',
  'elements/printed/quick-views.ts onKeyDown',
  'owner/form-editor/build/field-row.tsx placeOfKey',
  'owner/form-editor/tabs.tsx tabOfKey',
  'owner/navigation-editor/entry-row.tsx stepOfKey',
];

const BREACHES: readonly (readonly [source: string, ...names: readonly string[]])[] = [
  ['const onKey = (event: KeyboardEvent) => { if (event.key === "Enter") go(); };', 'onKey'],
  ['function f({ key }: KeyboardEvent) { switch (key) { case "ArrowUp": go(); } }', 'f'],
  ['function f(key: string) { return { ArrowLeft: -1, ArrowRight: 1 }[key]; }', 'f'],
  ['class A { readonly #onKey = ({ key }) => { if (key === "Escape") this.close(); }; }', '#onKey'],
  ['const F = () => <div onKeyDown={({ key }) => { if (key === "Enter") go(); }} />;', 'F'],
  [
    'addEventListener("keydown", ({ key, isComposing }) => { if (key !== "Enter" || isComposing) return; });',
    '(top)',
  ],
  [
    'const MOVES = { ArrowUp: 1 }; const MORE = { ...MOVES }; function f(key: string) { return MORE[key]; }',
    'f',
  ],
  // The handler beside it asks, or the function around both calls one that does.
  [
    'function watch() { a.onkeydown = (event) => { if (isComposing(event)) return; if (event.key === "Enter") go(); };' +
      ' const other = ({ key }) => { if (key === "Escape") stop(); }; }',
    'other',
  ],
  [
    'function a(event) { isComposing(event) || act(event.key); } function b({ key }) { act(key); } function act(key) { key === "Enter" && go(); }',
    'act',
  ],
];

const ALLOWED = [
  'function f(event: KeyboardEvent) { if (event.key === "Enter" && !isComposing(event)) go(); }',
  'addEventListener("keydown", ({ key, keyCode, isComposing }) => { if (key !== "Escape" || isComposing || keyCode === 229) return; });',
  'function f(event) { if (isOthers(event)) return; event.key === "Enter" && go(); } function isOthers(event) { return isComposing(event); }',
  'class A { on = (event) => { if (isComposing(event)) return; this.#obey(event.key); }; #obey(key) { key === "Enter" && go(); } }',
  'function f(event) { if (!isComposing(event) && ["a"].some(() => event.key === "Escape")) go(); }',
  'const MOVES = { ArrowUp: 1 }; type Move = typeof MOVES; type Key = "Enter";',
  'function f({ key }: KeyboardEvent) { if (key === "Tab") go(); }',
];

describe('handlers of Enter, Escape or arrows leave the keys of input methods alone', () => {
  for (const [source, ...names] of BREACHES)
    it(`finds ${source}`, () => {
      assert.deepEqual(unaskingKeyHandlers(source), names);
    });

  for (const source of ALLOWED)
    it(`allows ${source}`, () => {
      assert.deepEqual(unaskingKeyHandlers(source), []);
    });

  it('in all sources, except on buttons and tabs', async () => {
    const found: string[] = [];
    for (const file of trackedFiles().filter((name) =>
      /^(core|elements|owner|demo)\/.*\.(tsx?|m?js)$/.test(name),
    ))
      for (const name of unaskingKeyHandlers(await readFile(file, 'utf8'))) found.push(`${file} ${name}`);
    assert.deepEqual(found.toSorted(), BUTTONS);
  });

  it('those on buttons and tabs are in files without a text field', async () => {
    for (const [file = ''] of BUTTONS.map((place) => place.split(' ')))
      assert.doesNotMatch(await readFile(file, 'utf8'), /<(input|textarea)\b|contentEditable/i, file);
  });
});
