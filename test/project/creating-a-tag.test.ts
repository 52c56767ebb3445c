import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { globSync } from 'tinyglobby';
import { TAG_TABLE } from '../../tools/build-entries.mjs';
import { filesOfNewTag, refusalOf, UNWRITTEN } from '../../tools/create-tag.mjs';
import { ROOT } from '../../tools/run.mjs';
import { runTool } from '../support/run-tool.ts';

const LANGUAGES = ['ar', 'de', 'es', 'fr', 'ja'];
const NEW_FILES = [
  '.changeset/gift-note.md',
  'core/words/english/gift-note.ts',
  'elements/gift-note/element.ts',
  'elements/gift-note/face.tsx',
  'elements/gift-note/model.ts',
  'elements/gift-note/styles.ts',
  'test/elements/gift-note/press.test.ts',
  'test/models/gift-note/press.test.ts',
];
const CHANGED_FILES = [
  ...LANGUAGES.map((language) => `core/words/languages/words-${language}.ts`),
  'elements/tags.json',
];

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The lines that a text has and another lacks. */
function addedLines(text: string, former: string): readonly string[] {
  const known = new Set(former.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
}

describe('npm run create', () => {
  it('writes the files of the tag, and changes the tables that name it', async () => {
    const files = await filesOfNewTag('gift-note');
    assert.deepEqual(Object.keys(files).sort(), [...NEW_FILES, ...CHANGED_FILES].sort());
    for (const file of NEW_FILES) assert.ok(!existsSync(path.join(ROOT, file)), file);
    for (const file of CHANGED_FILES.filter((each) => each !== 'elements/tags.json'))
      assert.equal(addedLines(files[file] ?? '', read(file)).length, 1, `${file}: lines added`);
  });

  it('gives the tag its name in every spelling', async () => {
    const files = await filesOfNewTag('gift-note');
    const own = NEW_FILES.map((file) => files[file] ?? '').join('\n');
    for (const spelling of ['gift-note', 'GiftNoteElement', 'giftNote', 'GIFT_NOTE_WORDS', "'Gift note'"])
      assert.ok(own.includes(spelling), spelling);
    assert.doesNotMatch(own, /store.?hello/i);
  });

  it('adds a row to elements/tags.json, and keeps the others', async () => {
    const { 'elements/tags.json': text = '' } = await filesOfNewTag('gift-note');
    const row = { tag: 'gift-note', reserve: '3rem', control: { role: 'button', name: 'Gift note' } };
    assert.deepEqual(JSON.parse(text), [...TAG_TABLE, row]);
  });

  it('marks the text in every other language, and the changeset, as unwritten', async () => {
    const files = await filesOfNewTag('gift-note');
    for (const file of CHANGED_FILES.filter((each) => each !== 'elements/tags.json')) {
      const [line = ''] = addedLines(files[file] ?? '', read(file));
      assert.ok(line.includes(UNWRITTEN) && /gift-?note/i.test(line), line);
    }
    const changeset = files['.changeset/gift-note.md'] ?? '';
    assert.ok(changeset.includes(`${UNWRITTEN} \`gift-note\``), changeset);
  });

  for (const [name, reason] of [
    [undefined, 'npm run create store-hello'],
    ['hello', 'hyphen'],
    ['Gift-Note', 'lower-case'],
    ['gift_note', 'hyphen'],
    ['gift-', 'hyphen'],
    ['../gift-note', 'hyphen'],
    ['gift-note-é', 'lower-case'],
    ['font-face', 'reserved'],
    ['gift-view', 'React view'],
    ['store-price', 'is already a tag'],
    ['quick-view', 'bundle'],
    ['own-message', 'bundle'],
    ['cart-page', 'core/words/english/cart-page.ts'],
    ['add-to-cart', 'addToCart'],
  ] as const)
    it(`refuses the name ${name ?? 'that is missing'}`, () => {
      const refusal = refusalOf(name) ?? '';
      assert.ok(refusal.includes(reason), refusal || 'accepted');
      assert.match(refusal, /^[^\n]+\.$/);
    });

  it('accepts other names', () => {
    for (const name of ['gift-note', 'size-guide-3d', 'x-1']) assert.equal(refusalOf(name), undefined);
  });

  it('ends with an exit code and one sentence if it refuses, and writes nothing', async () => {
    const files = () => globSync('{core,elements,test}/**', { cwd: ROOT }).sort();
    const before = files();
    const { code, output } = await runTool(['tools/create-tag.mjs', 'hello']);
    assert.deepEqual({ code, output }, { code: 1, output: `${refusalOf('hello')}\n` });
    assert.deepEqual(files(), before);
  });
});
