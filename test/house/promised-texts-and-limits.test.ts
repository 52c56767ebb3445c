import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../tools/run.mjs';
import { trackedFiles } from '../support/tracked-files.ts';
import { PROMISED_LIMITS } from './promised/limits.ts';
import { PROMISED_TEXTS } from './promised/texts.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
const withoutComments = (code: string): string =>
  code.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const files = trackedFiles();
/** What we ship, but for other languages. */
const sources = files
  .filter((file) => /^(?:core|elements)\/(?!words\/(?:owner-)?languages\/).*\.tsx?$/.test(file))
  .map((file) => ({ file, code: withoutComments(read(file)) }));
// This list would find itself.
const tests = files
  .filter((file) => /^test\/(?!house\/promised).*\.(?:tsx?|case)$/.test(file))
  .map((file) => read(file));

/** The files in which a text stands as a literal, once for each time. */
function placesOf(text: string): readonly string[] {
  const literal = new RegExp(`(['"\`])${escaped(text).replaceAll("'", "\\\\?'")}\\1`, 'g');
  return sources.flatMap(({ file, code }) => [...code.matchAll(literal)].map(() => file));
}

/** Tests see placeholders filled. */
function isTested(text: string): boolean {
  const drawn = new RegExp(
    text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('[^\\n]{1,80}?'),
  );
  return tests.some((test) => drawn.test(test));
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

describe('a text that docs/behaviour promises', () => {
  for (const [paragraph, texts] of PROMISED_TEXTS)
    for (const text of texts)
      it(`${paragraph}: “${text}” is said there, stands once in the source, and is asked for by a test`, () => {
        assert.ok(paragraphOf(paragraph).replaceAll(/\s+/g, ' ').includes(text), 'it is not said there');
        assert.equal(placesOf(text).length, 1, placesOf(text).join(', ') || 'it is nowhere in the source');
        assert.ok(isTested(text), 'no test asks for it');
      });

  it('is listed once', () => {
    const all = PROMISED_TEXTS.flatMap(([, texts]) => texts);
    assert.deepEqual(
      all.filter((text, index) => all.indexOf(text) !== index),
      [],
    );
  });
});

describe('a limit that docs/behaviour promises', () => {
  for (const { paragraph, file, source, test } of PROMISED_LIMITS)
    it(`${paragraph}: ${source} stands once in the source, and is asked for by a test`, () => {
      paragraphOf(paragraph);
      const places = sources.filter(({ code }) => code.includes(source)).map((place) => place.file);
      assert.deepEqual(places, [file]);
      assert.ok(
        tests.some((each) => each.includes(test)),
        `no test says “${test}”`,
      );
    });
});

describe('the list of what is promised', () => {
  it('notices what is missing, doubled or untested', () => {
    assert.deepEqual(placesOf('No such sentence.'), []);
    assert.ok(placesOf('Quantity').length > 1);
    assert.ok(!isTested('No such sentence.'));
    assert.throws(() => paragraphOf('cart.md §99'), /is not there/);
  });
});
