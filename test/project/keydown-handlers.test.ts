import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { trackedFiles } from '../support/tracked-files.ts';

const HANDLER = /'keydown'|onKeyDown|\bonkeydown\b|KeyboardEvent/;
/** Keys that input methods use for their candidates. */
const KEYS = /['"](Enter|Escape|Arrow\w+)['"]/;
/** `isComposing` of an event alone misses the last key in Safari. */
const ASKS = /\bisComposing\(|isComposing \|\| keyCode === 229/;

/** Files whose handlers are on buttons and tabs, without text that could be composed. */
const BUTTONS: ReadonlySet<string> = new Set([
  'elements/enhance/button-clicks.ts',
  'elements/printed/quick-views.ts',
  'owner/form-editor/tabs.tsx',
]);

test('every handler of Enter, Escape or arrows leaves the keys of input methods alone', async () => {
  const sources = trackedFiles().filter((file) => /^(core|elements|owner|demo)\/.*\.(tsx?|m?js)$/.test(file));
  const faults: string[] = [];
  for (const file of sources) {
    const text = await readFile(file, 'utf8');
    if (HANDLER.test(text) && KEYS.test(text) && !ASKS.test(text) && !BUTTONS.has(file)) faults.push(file);
  }
  assert.deepEqual(faults, []);
});

test('the exempt files exist, and have no text field', async () => {
  for (const file of BUTTONS)
    assert.doesNotMatch(await readFile(file, 'utf8'), /<(input|textarea)\b|contentEditable/i, file);
});
