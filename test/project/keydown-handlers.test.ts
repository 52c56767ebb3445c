import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { trackedFiles } from '../support/tracked-files.ts';

const HANDLER = /'keydown'|onKeyDown|KeyboardEvent/;
/** Keys that input methods use for their candidates. */
const KEYS = /'(Enter|Escape|Arrow\w+)'/;

/** Buttons without text, where nothing can be composed. */
const BUTTONS = [
  'elements/enhance/button-clicks.ts',
  'elements/printed/quick-views.ts',
  'owner/form-editor/tabs.tsx',
];

test('every handler of Enter, Escape or arrows leaves the keys of input methods alone', async () => {
  const sources = trackedFiles().filter((file) => /^(core|elements|owner)\/.*\.tsx?$/.test(file));
  const faults: string[] = [];
  for (const file of sources) {
    const text = await readFile(file, 'utf8');
    if (HANDLER.test(text) && KEYS.test(text) && !text.includes('isComposing(') && !BUTTONS.includes(file))
      faults.push(file);
  }
  assert.deepEqual(faults, []);
});
