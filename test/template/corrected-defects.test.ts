import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createEngine, type Engine, type Formatter } from '../../engine/template/index.ts';

const BAD = '\ud800';

for (const compat of ['squarespace', 'strict'] as const) {
  const engine = createEngine({ compat });

  describe(`corrected in ${compat} mode`, () => {
    it('renders later items after a formatter throws', () => {
      const source = '{.repeated section items}{title}:{slug|x}{slug|encode}{.alternates with}, {.end}';
      const own = createEngine({
        compat,
        areas: [
          {
            formatters: {
              x: () => (value) => value,
              encode: () => (value) => {
                if (value === BAD) throw new TypeError('no');
                return value;
              },
            },
            predicates: {},
          },
        ],
      });
      const items = ['a', BAD, 'c', 'd'].map((slug, place) => ({ title: place, slug }));
      assert.equal(own.render(source, { items }).output, `0:aa, 1:${BAD}, 2:cc, 3:dd`);
    });

    it('renders partials after sixteen refusals', () => {
      const partials = { deep: '{@|apply deep}', p: 'P' };
      const source = `${'{a|apply deep}'.repeat(20)}{a|apply p}`;
      const { output, errors } = engine.render(source, { a: 1 }, { partials });
      assert.equal(output, 'P');
      assert.equal(errors.length, 20);
    });

    it('treats hasOwnProperty as an ordinary key', () => {
      const { output, errors } = engine.render('{a.b}{a.hasOwnProperty}', { a: { b: 1, hasOwnProperty: 2 } });
      assert.equal(output, '12');
      assert.deepEqual(errors, []);
    });
  });
}

describe('corrected in strict mode only', () => {
  const strict = createEngine({ compat: 'strict' });
  const squarespace = createEngine();

  it('keeps a block in the alternates', () => {
    const source = '{.repeated section c}{@}{.alternates with}-{.if x}I{.end}+{.end}';
    const data = { c: [1, 2, 3], x: 1 };
    assert.equal(squarespace.render(source, data).output, '1I+-2I+-3I+');
    assert.equal(strict.render(source, data).output, '1-I+2-I+3');
  });

  it('injects a falsy value', () => {
    const options = { injects: { count: 0 } };
    assert.equal(squarespace.render('[{.inject @n count}{@n}]', {}, options).output, '[]');
    assert.equal(strict.render('[{.inject @n count}{@n}]', {}, options).output, '[0]');
  });

  it('prints nothing for a tag with an unknown formatter', () => {
    assert.equal(squarespace.render('[{a|nope}]', { a: 1 }).output, '[{a|nope}]');
    const { output, errors } = strict.render('[{a|nope}]', { a: 1 });
    assert.equal(output, '[]');
    assert.equal(errors[0]?.message, "SyntaxError: Formatter 'nope' is unknown");
  });
});

describe('a custom formatter', () => {
  const own = (formatter: Formatter): Engine =>
    createEngine({ areas: [{ formatters: { own: formatter }, predicates: {} }] });

  it('loses only its tag if its preparation throws', () => {
    const engine = own(() => {
      throw new TypeError('no such argument');
    });
    const { output, errors } = engine.render('a{x|own}{b}', { b: 1 });
    assert.equal(output, 'a1');
    assert.deepEqual(
      errors.map(({ message, column }) => ({ message, column })),
      [{ message: 'SyntaxError: VARIABLE cannot be compiled: TypeError: no such argument', column: 2 }],
    );
  });

  it('loses only its tag if it throws a value without a message', () => {
    const engine = own(() => () => {
      throw Object.create(null);
    });
    const { output, errors } = engine.render('a{x|own}{b}', { b: 1 });
    assert.equal(output, 'a1');
    assert.equal(errors.length, 1);
  });
});

describe('a tree with names that the engine does not have', () => {
  const TREE = [
    17,
    1,
    [
      [0, 'a'],
      [1, [['x']], [['nope']]],
      [1, [['x']], []],
      [0, 'b'],
    ],
    18,
  ];

  it('prints the value unchanged, as the existing engine does', () => {
    const { output, errors } = createEngine().render(TREE, { x: '<' });
    assert.equal(output, 'a<<b');
    assert.deepEqual(errors, []);
  });

  it('prints nothing for it in strict mode: unescaped is worse than nothing', () => {
    const { output, errors } = createEngine({ compat: 'strict' }).render(TREE, { x: '<' });
    assert.equal(output, 'a<b');
    assert.deepEqual(
      errors.map(({ message }) => message),
      ["SyntaxError: Formatter 'nope' is unknown"],
    );
  });
});

describe('blocks nested deeper than the stack', () => {
  it('are dropped without the text around them', () => {
    const source = `before${'{.section @}'.repeat(50_000)}x${'{.end}'.repeat(50_000)}after`;
    const { output, errors } = createEngine().render(source, 1);
    assert.match(output, /^before.?after$/);
    assert.ok(output === 'beforexafter' || errors.length > 0);
  });
});
