import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createEngine } from '../../core/template/index.ts';

const LIMIT = 'RuntimeError: Limit of work for one rendering reached';

describe('what one rendering may use up', () => {
  it('ends loops when their turns are used up, and says so once', () => {
    const engine = createEngine({ limits: { maxTurns: 5 } });
    const source =
      '{.repeated section a}{@}{.end}|{.repeated section a}{@}{.end}|{.repeated section a}{@}{.end}';
    const { output, errors } = engine.render(source, { a: [1, 2, 3] });
    assert.equal(output, '123|12|');
    assert.deepEqual(
      errors.map(({ message, code }) => ({ message, code })),
      [{ message: LIMIT, code: 'limit' }],
    );
  });

  it('counts calls of partials, so that sixteen levels of ten calls each do not hang', () => {
    const engine = createEngine({ limits: { maxTurns: 1000 } });
    const { output, errors } = engine.render('{@|apply p}', 1, {
      partials: { p: `.${'{@|apply p}'.repeat(10)}` },
    });
    assert.equal(output.length, 1000);
    assert.ok(errors.some(({ message }) => message === LIMIT));
  });

  it('gives the next rendering all its turns again', () => {
    const template = createEngine({ limits: { maxTurns: 2 } }).compile('{.repeated section a}{@}{.end}');
    assert.equal(template.render({ a: [1, 2, 3] }).output, '12');
    assert.equal(template.render({ a: [1, 2] }).output, '12');
  });

  it('holds a text that partials double to what a page can bear', () => {
    const chain = `{@${'|apply twice'.repeat(60)}}`;
    const { output } = createEngine().render(chain, 'ab', { partials: { twice: '{@}{@}' } });
    assert.ok(output.length <= 100_000_000);
  });

  it('limits the tokens of an expression and the length of its texts', () => {
    const engine = createEngine({ limits: { maxTokens: 3, maxStringLength: 4 } });
    assert.match(
      engine.render('{.eval 1+2+3}', {}).errors[0]?.message ?? '',
      /Expression exceeds the maximum number of allowed tokens: 3$/,
    );
    assert.match(
      engine.render('{.eval "abc"+"def"}', {}).errors[0]?.message ?? '',
      /Concatenation would exceed maximum string length 4$/,
    );
  });

  it('evaluates nothing and includes nothing where it is told so', () => {
    const engine = createEngine({ hasExpressions: false, hasInclude: false });
    const { output, errors } = engine.render('[{.eval 1}{.include p output}]', {}, { partials: { p: 'x' } });
    assert.equal(output, '[]');
    assert.deepEqual(errors, []);
  });
});
