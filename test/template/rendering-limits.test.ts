import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createEngine } from '../../engine/template/index.ts';

const LIMIT = 'RuntimeError: Limit of work for one rendering reached';

describe('the limits of one rendering', () => {
  it('stop loops after their iterations, with one report', () => {
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

  it('count calls of partials, even refused ones, so that sixteen levels of ten calls do not hang', () => {
    const engine = createEngine({ limits: { maxTurns: 1000 } });
    const partials = { p: `.${'{@|apply p}'.repeat(10)}` };
    const { output, errors } = engine.render('{@|apply p}', 1, { partials });
    assert.match(output, /^\.{16,1000}$/);
    assert.ok(errors.length <= 1000);
    assert.equal(errors.filter(({ message }) => message === LIMIT).length, 1);
  });

  it('record at most a hundred thousand errors', () => {
    const { errors } = createEngine().render('{.repeated section l}{x|apply none}{x|apply none}{.end}', {
      l: Array.from({ length: 60_000 }, () => 0),
    });
    assert.equal(errors.length, 100_000);
  });

  it('locate thousands of mistakes in one scan of the text', () => {
    const { errors } = createEngine().compile('{.end}\n'.repeat(50_000));
    assert.equal(errors.length, 50_000);
    assert.equal(errors.at(-1)?.line, 50_000);
  });

  it('keep the default of a limit that is undefined', () => {
    const limits = { maxTurns: undefined, maxTokens: undefined, maxStringLength: undefined };
    const engine = createEngine({ limits });
    const { output, errors } = engine.render('{.repeated section a}{@}{.end}{.eval "b" + "c"}', {
      a: [1, 2],
    });
    assert.equal(output, '12bc');
    assert.deepEqual(errors, []);
  });

  it('refuse an invalid limit, which would silently print no loop', () => {
    for (const limit of [Number.NaN, -1])
      for (const name of ['maxTurns', 'maxTokens', 'maxStringLength'])
        assert.throws(() => createEngine({ limits: { [name]: limit } }), {
          name: 'AssertionError',
          message: `limits.${name}: expected a number from 0 on, got ${limit}`,
        });
    assert.equal(createEngine({ limits: { maxTurns: Infinity } }).render('{a}', { a: 1 }).output, '1');
  });

  it('apply to each rendering separately', () => {
    const template = createEngine({ limits: { maxTurns: 2 } }).compile('{.repeated section a}{@}{.end}');
    assert.equal(template.render({ a: [1, 2, 3] }).output, '12');
    assert.equal(template.render({ a: [1, 2] }).output, '12');
  });

  it('bound text that partials double', () => {
    const chain = `{@${'|apply twice'.repeat(60)}}`;
    const { output, errors } = createEngine().render(chain, 'ab', { partials: { twice: '{@}{@}' } });
    assert.equal(output, '');
    assert.deepEqual(
      errors.map(({ message }) => message),
      [LIMIT],
    );
  });

  it('bound objects that double with each {.ctx}', () => {
    const source = `{.ctx @a x=s y=s}${'{.ctx @a x=@a y=@a}'.repeat(40)}{@a|json}.`;
    const { output, errors } = createEngine({ limits: { maxTurns: 1000 } }).render(source, { s: 1 });
    assert.ok(output.length < 100_000);
    assert.deepEqual(
      errors.map(({ message }) => message),
      [LIMIT],
    );
  });

  it('bound the tokens of an expression and the length of its texts', () => {
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

  it('scan an expression of any length once if its tokens are unlimited', () => {
    const engine = createEngine({ limits: { maxTokens: 0 } });
    const processorTimeOf = (count: number, times: number): number => {
      const source = `{.eval ${'@a=1;'.repeat(count)}max(${'1,'.repeat(count)}NaN,2)}|{.eval @a=5;@a=6;b+1}{@a}`;
      const before = process.cpuUsage();
      for (let time = 0; time < times; time += 1)
        assert.equal(engine.render(source, { b: [] }).output, '2|1');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // As much text in ten pieces; a second scan for each token would make the long one ten times as expensive.
    const shortMicroseconds = processorTimeOf(30_000, 10);
    const longMicroseconds = processorTimeOf(300_000, 1);
    assert.ok(longMicroseconds < 5 * shortMicroseconds, `${longMicroseconds} : ${shortMicroseconds}`);
  });

  it('include turning off expressions and include', () => {
    const engine = createEngine({ hasExpressions: false, hasInclude: false });
    const { output, errors } = engine.render('[{.eval 1}{.include p output}]', {}, { partials: { p: 'x' } });
    assert.equal(output, '[]');
    assert.deepEqual(errors, []);
  });
});
