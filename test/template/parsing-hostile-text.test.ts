import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parse } from '../../core/template/source/parse.ts';
import { lint } from '../../core/template/source/lint.ts';
import { knownNames } from './support/known-names.ts';

const SHORT = 20_000;
const LONG = 8 * SHORT;

/** Linear work takes 8 times as long, quadratic work 64 times. */
const MOST_TIMES = 32;

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

function cpuMs(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

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
        assert.ok(Array.isArray(lint(source, knownNames(isStrict))));
      }),
      { seed: 11, numRuns: 1000 },
    );
  });

  for (const piece of REPEATED) {
    it(`takes time in proportion to its length: ${piece}`, () => {
      const measure = (length: number): number =>
        Math.min(...[0, 1, 2].map(() => cpuMs(() => parse(repeated(piece, length), knownNames()))));
      measure(SHORT);
      assert.ok(measure(LONG) < MOST_TIMES * Math.max(1, measure(SHORT)));
    });
  }

  it('nests as deep as it likes', () => {
    const depth = 100_000;
    const { complaints } = parse('{.section a}'.repeat(depth) + '{.end}'.repeat(depth), knownNames());
    assert.deepEqual(complaints, []);
  });
});
