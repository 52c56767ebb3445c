import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parse } from '../../engine/template/source/parse.ts';
import { knownNames } from './support/known-names.ts';

it('prints nothing for a tag with an unknown formatter, and records the error', () => {
  const { tree, diagnostics } = parse('a{b|nope}c{d e}', knownNames(true));
  assert.deepEqual(tree[2], [
    [0, 'a'],
    [0, 'c'],
    [0, '{d e}'],
  ]);
  assert.deepEqual(
    diagnostics.map(({ message }) => message),
    ["SyntaxError: Formatter 'nope' is unknown"],
  );
});

it('keeps a block in the alternates of a loop', () => {
  const source = '{.repeated section c}{@}{.alternates with}-{.if x}I{.end}+{.or}none{.end}';
  assert.deepEqual(parse(source, knownNames(true)).tree[2], [
    [
      4,
      ['c'],
      [[1, [['@']], 0]],
      [7, 0, 0, [[0, 'none']], 3],
      [
        [0, '-'],
        [8, [], [['x']], [[0, 'I']], 3],
        [0, '+'],
      ],
    ],
  ]);
});

it('keeps the text after {.eof}', () => {
  assert.deepEqual(parse('a{.eof}b', knownNames(true)).tree[2], [
    [0, 'a'],
    [0, 'b'],
  ]);
});
