import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OwnerVocabulary } from '../../core/words/english/owner-vocabulary.ts';
import type { Vocabulary } from '../../core/words/english/vocabulary.ts';
import * as door from '../../core/words/index.ts';
import type { Word } from '../../core/words/lookup/words.ts';
import { WORDS as ar } from '../../core/words/languages/words-ar.ts';
import { WORDS as arOwner } from '../../core/words/owner-languages/owner-words-ar.ts';
import { WORDS as de } from '../../core/words/languages/words-de.ts';
import { WORDS as deOwner } from '../../core/words/owner-languages/owner-words-de.ts';
import { WORDS as es } from '../../core/words/languages/words-es.ts';
import { WORDS as esOwner } from '../../core/words/owner-languages/owner-words-es.ts';
import { WORDS as fr } from '../../core/words/languages/words-fr.ts';
import { WORDS as frOwner } from '../../core/words/owner-languages/owner-words-fr.ts';
import { WORDS as ja } from '../../core/words/languages/words-ja.ts';
import { WORDS as jaOwner } from '../../core/words/owner-languages/owner-words-ja.ts';
import { UNWRITTEN } from '../../tools/create-tag.mjs';
import { trackedFiles } from '../support/tracked-files.ts';

const TABLES = Object.entries(door as Readonly<Record<string, unknown>>).flatMap(([name, table]) =>
  name.endsWith('_WORDS') ? [table as Readonly<Record<string, Word>>] : [],
);
/** The texts for visitors, and those for owners. */
type All = Vocabulary & OwnerVocabulary;
const english: All = Object.assign({}, ...TABLES.map((table) => ({ ...table }))) as All;
const LANGUAGES: Readonly<Record<string, All>> = {
  en: english,
  ar: { ...ar, ...arOwner },
  de: { ...de, ...deOwner },
  es: { ...es, ...esOwner },
  fr: { ...fr, ...frOwner },
  ja: { ...ja, ...jaOwner },
};
/** Fixed to the letter in English, with straight quotes: docs/behaviour/owner.md §7.1, form-editor.md, account.md. */
const TYPEWRITTEN: readonly string[] = ['noMailingLists', 'deleteFile', 'deleteFileNote', 'wrongLogin'];
/** Quantities that a cart shows, and larger ones. */
const COUNTS = Array.from({ length: 200 }, (_, count) => count);

const formsOf = (word: Word): readonly string[] => (typeof word === 'string' ? [word] : Object.values(word));
const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe('the keys of texts', () => {
  it('name one text each', () => {
    const names = TABLES.flatMap((table) => Object.keys(table));
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
  });

  it('are those of every language that has a file', () => {
    const languages = Object.keys(LANGUAGES).filter((language) => language !== 'en');
    const files = trackedFiles().flatMap(
      (file) => /^core\/words\/(?:owner-)?languages\/(?:owner-)?words-(\w+)\.ts$/.exec(file)?.[1] ?? [],
    );
    assert.deepEqual(['en', ...files].sort(), ['en', ...languages, ...languages].sort());
  });
});

for (const [language, words] of Object.entries(LANGUAGES))
  describe(`the texts of "${language}"`, () => {
    it('have the English keys, each with a text', () => {
      assert.deepEqual(Object.keys(words).sort(), Object.keys(english).sort());
      const empty = Object.entries(words).filter(([, word]) =>
        formsOf(word).some((text) => text.trim() !== text || text === ''),
      );
      assert.deepEqual(empty, []);
    });

    it('are translated', () => {
      const unwritten = Object.entries(words).filter(([, word]) =>
        formsOf(word).some((text) => text.includes(UNWRITTEN)),
      );
      const names = unwritten.map(([name]) => name).join(', ');
      assert.equal(names, '', `translate into "${language}", in core/words: ${names}`);
    });

    it('have the placeholders of the English ones', () => {
      for (const [name, word] of Object.entries(words)) {
        const known = new Set(formsOf(english[name as keyof All]).flatMap(placeholdersOf));
        for (const text of formsOf(word)) {
          const unknown = placeholdersOf(text).filter((placeholder) => !known.has(placeholder));
          assert.deepEqual(unknown, [], `${name}: ${text}`);
          if (typeof word === 'string')
            assert.deepEqual(placeholdersOf(text), [...known].sort(), `${name}: ${text}`);
        }
      }
    });

    it('have a form for every number, which includes the number if it can vary', () => {
      const rules = new Intl.PluralRules(language);
      for (const [name, word] of Object.entries(words)) {
        if (typeof word === 'string') continue;
        const used = new Set(COUNTS.map((count) => rules.select(count)));
        assert.deepEqual(Object.keys(word).sort(), [...used].sort(), name);
        for (const [category, text] of Object.entries(word)) {
          const numbers = COUNTS.filter((count) => rules.select(count) === category);
          assert.ok(text.includes('{n}') || numbers.length === 1, `${name}, ${category}: ${text}`);
        }
      }
    });

    it('follow the typography of the language', () => {
      const texts = Object.values(words).flatMap(formsOf);
      assert.deepEqual(
        Object.entries(words)
          .filter(([, word]) => formsOf(word).some((text) => /\.\.\.|['"]| {2}/.test(text)))
          .map(([name]) => name)
          .sort(),
        language === 'en' ? [...TYPEWRITTEN].sort() : [],
      );
      if (language === 'fr')
        assert.deepEqual(
          // The colon of a time has no space.
          texts.filter((text) => /[^\u202F][!?;]|[^\u00A0\d]:/.test(text)),
          [],
        );
    });
  });

it('Arabic has six forms', () => {
  assert.equal(formsOf(ar.itemsInCart).length, 6);
});
