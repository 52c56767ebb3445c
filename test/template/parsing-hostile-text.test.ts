import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createEngine, lint } from '../../engine/template/index.ts';
import { parse } from '../../engine/template/source/parse.ts';
import { knownNames } from './support/known-names.ts';

/** Of work that grows with the square of the length, a megabyte would take an hour. */
const LENGTH = 1_000_000;

const REPEATED = [
  '{',
  '{.',
  '{##',
  '{a|',
  '{.if a||',
  '{#',
  '{a,',
  '{a ',
  '{a.',
  '{.ctx @a b=c',
  '{.section a}',
  '{.or}',
  '{.end}',
  '{.repeated section a}{.alternates with}',
  '{a b}',
  '{.include ',
];

const lenient = createEngine();
const strict = createEngine({ compat: 'strict' });

function repeated(piece: string, length: number): string {
  return piece.repeat(length / piece.length);
}

describe('a hostile text', () => {
  it('never makes the parser or lint throw', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    const braces = fc
      .array(fc.oneof(text, fc.constantFrom('{', '}', '{.', '##}', '{##', '|', '.')))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(braces, fc.boolean(), (source, isStrict) => {
        assert.equal(parse(source, knownNames(isStrict)).tree[0], 17);
        assert.ok(Array.isArray(lint(isStrict ? strict : lenient, source)));
      }),
      { seed: 11, numRuns: 1000 },
    );
  });

  for (const piece of REPEATED) {
    it(`is parsed to its end, a megabyte of ${piece}`, () => {
      const { tree, diagnostics } = parse(repeated(piece, LENGTH), knownNames());
      assert.ok(tree[2].length + diagnostics.length > 0);
    });
  }

  it('may nest to any depth', () => {
    const depth = 100_000;
    const { diagnostics } = parse('{.section a}'.repeat(depth) + '{.end}'.repeat(depth), knownNames());
    assert.deepEqual(diagnostics, []);
  });
});
