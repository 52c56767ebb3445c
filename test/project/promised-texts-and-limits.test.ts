import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../tools/run.mjs';
import { trackedFiles } from '../support/tracked-files.ts';
import { PROMISED_LIMITS } from './promised/limits.ts';
import { PROMISED_OPERATORS } from './promised/operators.ts';
import { NEVER_SAID, PROMISED_TEXTS } from './promised/texts.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
const withoutComments = (code: string): string =>
  code.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const files = trackedFiles();
/** The shipped sources, without other languages. */
const sources = files
  .filter((file) => /^(?:core|engine|elements|owner)\/(?!words\/(?:owner-)?languages\/).*\.tsx?$/.test(file))
  .map((file) => ({ file, code: withoutComments(read(file)) }));
// Without this list itself.
const tests = files
  .filter((file) => /^test\/(?!project\/promised).*\.(?:tsx?|case)$/.test(file))
  .map((file) => read(file));

/** The template engine prints the existing engine's texts, whatever our tags say: each has a table of its own. */
const ENGINE_TABLE = /\/template\/areas\/commerce\/strings\.ts$/;
const OUR_TABLES = /\/words\/english\//;

/**
 * Finds the files that contain a text as a literal or between tags, once per occurrence; placeholders may be filled there.
 * @param paragraph decides whether the engine's text is meant, or ours
 */
function placesOf(text: string, paragraph = ''): readonly string[] {
  const others = paragraph.startsWith('template-') ? OUR_TABLES : ENGINE_TABLE;
  const words = escaped(text)
    .replaceAll("'", "\\\\?'")
    .replaceAll(/\\\{(\w+)\\\}/g, '(?:\\{$1\\}|\\$\\{[^}\\n]+\\})');
  const literal = new RegExp(`(?<=['"\`>])(?:[A-Z][a-z]+Error: )?${words}(?=['"\`<])`, 'g');
  return sources
    .filter(({ file }) => !others.test(file))
    .flatMap(({ file, code }) => [...code.matchAll(literal)].map(() => file));
}

/** A pattern of the text with its placeholders filled. */
function filled(text: string): RegExp {
  return new RegExp(
    text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('[^\\n]{1,80}?'),
  );
}

function isTested(text: string): boolean {
  const read = filled(text);
  return tests.some((test) => read.test(test));
}

/** The whole heading, or the one paragraph. */
function paragraphOf(citation: string): string {
  const [page = '', number = ''] = citation.split(' §');
  const text = read(`docs/behaviour/${page}`);
  const start = text.search(new RegExp(`^(?:## ${escaped(number)}\\.|\\*\\*${escaped(number)}\\*\\*) `, 'm'));
  assert.notEqual(start, -1, `${citation} is not there`);
  const end = number.includes('.') ? /\n\*\*\d+\.\d+\*\*|\n## / : /\n## /;
  return text.slice(start).split(end)[0] ?? '';
}

const UNITS: Readonly<Record<string, number>> = {
  '%': 0.01,
  s: 1000,
  minutes: 60_000,
  days: 24 * 60 * 60_000,
  years: 365 * 24 * 60 * 60_000,
};

/** Converts times to milliseconds. */
function quantityOf(words: string): number | string {
  const [, number, unit = ''] = /^(\d[\d,.]*)(?: ([a-z%]+))?$/.exec(words) ?? [];
  return number === undefined ? words : Number(number.replaceAll(',', '')) * (UNITS[unit] ?? 1);
}

function promisedBy(says: string): readonly (number | string)[] {
  return [...says.matchAll(/\{(.+?)\}/g)].map(([, words = '']) => quantityOf(words));
}

function literalsOf(source: string): readonly (number | string)[] {
  return [...source.matchAll(/'(.+?)'|\b(\d[\d._]*)/g)].map(([, text, number = '']) =>
    quantityOf(text ?? number.replaceAll('_', '')),
  );
}

describe('a text that docs/behaviour promises', () => {
  for (const [paragraph, texts] of PROMISED_TEXTS)
    for (const text of texts)
      it(`${paragraph}: “${text}” is in the paragraph, once in the source, and in a test`, () => {
        const said = paragraphOf(paragraph).replaceAll(/\s+/g, ' ');
        assert.match(said, filled(text));
        const places = placesOf(text, paragraph);
        assert.equal(places.length, 1, places.join(', ') || 'it is nowhere in the source');
        assert.ok(isTested(text), 'no test asks for it');
      });

  it('is in no source if its paragraph says that it never appears', () => {
    const [paragraph, texts] = NEVER_SAID;
    for (const text of texts) {
      assert.match(paragraphOf(paragraph).replaceAll(/\s+/g, ' '), filled(text));
      assert.deepEqual(placesOf(text), []);
    }
  });

  const [paragraph, signs, operators] = PROMISED_OPERATORS;
  const asked = [
    ...signs.map((words) => [words, `<${words}>`] as const),
    ...operators.map((words) => [words, `Invalid arguments to operator ${words}\n`] as const),
  ];
  for (const [words, text] of asked)
    it(`${paragraph}: the operator “${words}” is in the paragraph, once in its table, and in a test`, () => {
      assert.ok(paragraphOf(paragraph).includes(words));
      assert.equal(read('engine/template/areas/expression/operators.ts').split(`'${words}'`).length, 2);
      assert.ok(tests.some((each) => each.includes(text)));
    });

  it('has one entry', () => {
    const all = PROMISED_TEXTS.flatMap(([, texts]) => texts);
    assert.deepEqual(
      all.filter((text, index) => all.indexOf(text) !== index),
      [],
    );
  });
});

describe('a limit that docs/behaviour promises', () => {
  for (const { paragraph, says, file, source, holds = literalsOf(source), test } of PROMISED_LIMITS)
    it(`${paragraph}: “${says}” is in the paragraph, equals ${source}, is once in the source, and in a test`, () => {
      const words = says.replaceAll(/[{}]/g, '');
      assert.ok(paragraphOf(paragraph).replaceAll(/\s+/g, ' ').includes(words), 'it is not said there');
      assert.deepEqual(holds, promisedBy(says));
      const places = sources.filter(({ code }) => code.includes(source)).map((place) => place.file);
      assert.deepEqual(places, [file]);
      assert.ok(
        tests.some((each) => each.includes(test)),
        `no test says “${test}”`,
      );
    });
});

describe('the list of promises', () => {
  it('reports missing, duplicate and untested entries', () => {
    assert.deepEqual(placesOf('No such sentence.'), []);
    assert.ok(placesOf('Title').length > 1);
    assert.ok(!isTested('No such sentence.'));
    assert.throws(() => paragraphOf('cart.md §99'), /is not there/);
  });

  it('reads a limit with its unit, from text and source alike', () => {
    assert.deepEqual(promisedBy('from {10,000} to {2.5 s}, {30 minutes}, {432 px}, {65 %}, `{en-US}`'), [
      10_000,
      2500,
      1_800_000,
      432,
      0.65,
      'en-US',
    ]);
    assert.deepEqual(literalsOf("A1 = { min: 10_000, share: 0.5, zone: 'UTC' }"), [10_000, 0.5, 'UTC']);
  });
});
