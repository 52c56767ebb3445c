import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createEngine, formatError } from '../../engine/template/index.ts';

const engine = createEngine({
  areas: [
    {
      formatters: {
        fail: () => () => {
          throw new RangeError('too far');
        },
      },
      predicates: {},
    },
  ],
});

describe('errors while running', () => {
  it('have the template, line, column and length of their tag', () => {
    const { errors } = engine.compile('one\n  {.if a}{b|fail}{.end}', 'page').render({ a: 1 });
    assert.deepEqual(errors, [
      {
        code: 'unexpected',
        type: 'engine',
        severity: 'error',
        message: 'RuntimeError: Unexpected RangeError error when executing VARIABLE: too far',
        template: 'page',
        offset: 13,
        line: 2,
        column: 10,
        length: 8,
      },
    ]);
  });

  it('name their partial', () => {
    const { errors } = engine.render('{a|apply card}', { a: 1 }, { partials: { card: '\n\n {@|fail}' } });
    assert.deepEqual(
      errors.map(({ template, line, column }) => ({ template, line, column })),
      [{ template: 'card', line: 3, column: 2 }],
    );
  });

  it('point at the tag that applies a missing partial', () => {
    const { errors } = engine.compile('a\n{b|apply none}', 'page').render({});
    assert.equal(
      formatError(errors[0] as (typeof errors)[0], 'a\n{b|apply none}'),
      [
        "page:2:1 RuntimeError: Attempt to apply partial 'none' which could not be found.",
        '{b|apply none}',
        '^^^^^^^^^^^^^^',
      ].join('\n'),
    );
  });

  it('are reported once per item', () => {
    const { errors } = engine.render('{.repeated section l}{@|fail}{.end}', { l: [1, 2, 3] });
    assert.equal(errors.length, 3);
    assert.equal(new Set(errors).size, 1);
  });

  it('have a message but no position in a tree from JSON', () => {
    const { errors } = engine.compile([17, 1, [[1, [['b']], [['fail']]]], 18]).render({});
    assert.deepEqual(
      errors.map(({ message, length }) => ({ message, length })),
      [{ message: 'RuntimeError: Unexpected RangeError error when executing VARIABLE: too far', length: 0 }],
    );
  });
});
