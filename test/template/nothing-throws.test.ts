import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createEngine, lint } from '../../engine/template/index.ts';
import { run } from '../../tools/run.mjs';
import { anyCase } from './support/generate.ts';
import { HOSTILE_SOURCES } from './support/hostile-texts.ts';
import { renderWithCorrectedOracle } from './support/oracle.ts';
import { renderWithOurs } from './support/ours.ts';

const SEED = 3;
const MODES = ['squarespace', 'strict'] as const;
/** A limit for tests that hang, not for slow machines. */
const KILL_MS = 600_000;

const PARTS = [
  ...HOSTILE_SOURCES,
  '{a}',
  '{.section ',
  '|',
  '##}',
  '{.eval 1 + }',
  '{a|apply p}',
  '{@|json}',
  '{.include p output}',
  '{.inject @a x}',
  '{0}',
  '{.or equal? a}',
  '\\',
  '\r\n',
  ' ',
] as const;

const anySource = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...PARTS), { maxLength: 14 }).map((parts) => parts.join('')),
  fc
    .array(fc.oneof(fc.constantFrom<string>(...PARTS), fc.string({ maxLength: 4 })), { maxLength: 14 })
    .map((parts) => parts.join('')),
);

/** Trees of JSON that are nearly right: real codes, with anything behind them. */
const { tree: anyTree } = fc.letrec((tie) => {
  const node = tie('node');
  const body = fc.array(node, { maxLength: 3 });
  const args = fc.oneof(fc.constant(0), fc.tuple(fc.array(fc.string()), fc.string()), fc.jsonValue());
  const ref = fc.array(fc.oneof(fc.constantFrom<unknown>('a', '@', '@index', 0), fc.jsonValue()), {
    maxLength: 2,
  });
  return {
    node: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(fc.nat(26), fc.jsonValue()),
      fc.tuple(fc.nat(26), ref, body, fc.constantFrom<unknown>(3, 18, [7, 0, 0, [], 3])),
      fc.tuple(fc.constant(4), ref, body, fc.constant(3), body),
      fc.tuple(
        fc.constantFrom(1),
        fc.array(ref),
        fc.array(fc.tuple(fc.constantFrom('html', 'apply', 'x'), args)),
      ),
      fc.tuple(fc.nat(26), args, args, body, node),
      fc.tuple(fc.nat(26), fc.jsonValue(), fc.jsonValue(), fc.jsonValue()),
    ),
    tree: fc.oneof(fc.jsonValue(), fc.tuple(fc.constant(17), fc.constant(1), body, fc.constant(18)), node),
  };
});

/** The text before each hostile tree, which must be printed. */
const KEPT = 'kept: ';

/** Values that JSON cannot represent, but a host may pass. */
const anyData = fc.oneof(
  fc.jsonValue(),
  fc.object({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSet: true,
    withTypedArray: true,
  }),
  fc.constantFrom<unknown>(undefined, Symbol('s'), () => 1, 10n, new Date(Number.NaN), Object.create(null), [
    undefined,
  ]),
);

for (const compat of MODES) {
  describe(`nothing throws, ${compat}`, () => {
    // Sources that apply themselves twice would else be followed for millions of turns.
    const engine = createEngine({ locale: 'en-US', compat, limits: { maxTurns: 2000 } });
    const check = <T>(
      what: string,
      arbitrary: fc.Arbitrary<T>,
      numRuns: number,
      body: (value: T) => void,
    ): void => {
      it(what, () => {
        fc.assert(fc.property(arbitrary, body), { seed: SEED, numRuns });
      });
    };

    check('whatever text is compiled, read, looked through and rendered', anySource, 1500, (source) => {
      const { output } = engine
        .compile(source)
        .render({ a: [1, { b: 2 }], v: 'x' }, { partials: { p: source } });
      assert.equal(typeof output, 'string');
      lint(engine, source);
      assert.ok(engine.render(KEPT + source, {}).output.startsWith(KEPT));
      assert.equal(engine.render(engine.parse(source), {}).output, engine.render(source, {}).output);
    });

    check('whatever tree comes in', anyTree, 1500, (tree) => {
      assert.equal(typeof engine.render(tree as readonly unknown[], { a: [1, { b: 2 }] }).output, 'string');
    });

    it('prints the text before any kind of tree', () => {
      let accepted = 0;
      // Nearly all wild trees are refused: those of texts, with something lost, are mostly not.
      const parsed = fc.tuple(anySource, fc.nat(9)).map(([source, lost]) => {
        const [, , nodes] = engine.parse(source) as unknown as readonly [number, number, readonly unknown[]];
        return nodes.filter((_, place) => place !== lost);
      });
      const body = (nodes: readonly unknown[]): void => {
        const { output, errors } = engine.render([17, 1, [[0, KEPT], ...nodes], 18], { a: [1, { b: 2 }] });
        const isRefused = errors.some(({ code }) => code === 'bad-tree');
        if (!isRefused) accepted++;
        // A tree that is refused is refused as a whole.
        assert.ok(isRefused ? output === '' : output.startsWith(KEPT), output);
      };
      const anyNodes = fc.oneof(
        anyTree.map((tree) => [tree]),
        parsed,
      );
      fc.assert(fc.property(anyNodes, body), { seed: SEED, numRuns: 1500 });
      assert.ok(accepted > 500, `${accepted} accepted`);
    });

    check('whatever data come in', fc.tuple(anyCase(), anyData), 400, ([each, data]) => {
      const { partials = {} } = each.options;
      const template = engine.compile(each.template);
      assert.equal(typeof template.render(data, { partials }).output, 'string');
      const chunks = [...template.chunks(data, { partials })];
      assert.ok(chunks.every((chunk) => typeof chunk === 'string'));
    });

    check('whatever is written for data of its own', anyCase(), 400, (each) => {
      const template = KEPT + each.template;
      const { output } = renderWithOurs({ ...each, template, options: { ...each.options, compat } });
      assert.ok(output.startsWith(KEPT), output);
    });
  });
}

describe('any text', () => {
  // Without partials nothing loops for long.
  const data = '{"a":[1,{"b":2}],"v":"x"}';

  it('renders as in the existing engine', () => {
    let printing = 0;
    fc.assert(
      fc.property(anySource, (template) => {
        const each = { template, data, options: { locale: 'en-US' } };
        const { output } = renderWithOurs(each);
        if (output.trim() !== '') printing++;
        assert.equal(output, renderWithCorrectedOracle(each).output);
      }),
      { seed: SEED, numRuns: 1500 },
    );
    assert.ok(printing > 1000, `${printing} print something`);
  });

  it('parses into a tree that renders alike in the existing engine', () => {
    const engine = createEngine({ locale: 'en-US' });
    fc.assert(
      fc.property(anySource, (source) => {
        const expected = renderWithCorrectedOracle({ template: source, data, options: { locale: 'en-US' } });
        assert.equal(engine.render(engine.parse(source), JSON.parse(data)).output, expected.output);
      }),
      { seed: SEED + 1, numRuns: 500 },
    );
  });
});

describe('endless nesting', () => {
  const engine = createEngine({ locale: 'en-US' });
  const DEEP = 50_000;
  const sources: Readonly<Record<string, string>> = {
    blocks: '{.section a}'.repeat(DEEP),
    'closed blocks': '{.if a}'.repeat(DEEP) + '{.end}'.repeat(DEEP),
    branches: `{.if a}${'{.or equal? a b}'.repeat(DEEP)}{.end}`,
    parentheses: `{.eval ${'('.repeat(DEEP)}1${')'.repeat(DEEP)}}`,
    signs: `{.eval ${'-'.repeat(DEEP)}1}`,
    calls: `{.eval ${'abs('.repeat(DEEP)}1${')'.repeat(DEEP)}}`,
    formatters: `{a${'|html'.repeat(DEEP)}}`,
    messages: `{a|message b}`,
  };
  for (const [what, source] of Object.entries(sources)) {
    it(`does no harm: ${what}`, () => {
      const a = '{0 plural other {'.repeat(DEEP);
      assert.equal(typeof engine.render(source, { a, b: 1 }).output, 'string');
      assert.equal(typeof lint(engine, source).length, 'number');
    });
  }

  it('does no harm: data', () => {
    const data: unknown = JSON.parse(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`);
    for (const tag of ['{@}', '{@|json}', '{@|raw}', '{.equal? @ @}1{.end}', '{@|prop 0.0}', '{@|count}'])
      assert.equal(typeof engine.render(tag, data).output, 'string');
  });
});

describe('endless work', () => {
  const engine = createEngine({ limits: { maxTurns: 10_000 } });
  const list = Array.from({ length: 100 }, (_, place) => place);

  it('stops at the limit of loop iterations', () => {
    const source = `${'{.repeated section a}'.repeat(3)}x${'{.end}'.repeat(3)}`;
    const data = { a: list.map(() => ({ a: list.map(() => ({ a: list })) })) };
    const { output, errors } = engine.render(source, data);
    assert.ok(output.length <= 10_000, `${output.length} characters`);
    assert.deepEqual(
      errors.map(({ code }) => code),
      ['limit'],
    );
  });

  it('stops at the limit of recursive partials', () => {
    const partials = { p: 'x{@|apply p}{@|apply p}{@|apply p}{@|apply p}' };
    const { output, errors } = engine.render('{@|apply p}', 1, { partials });
    assert.ok(output.length <= 10_000, `${output.length} characters`);
    assert.ok(errors.some(({ code }) => code === 'limit'));
  });

  it('stops at the limit of macro calls', () => {
    const source = '{.macro m}x{@|apply m}{@|apply m}{@|apply m}{.end}{@|apply m}';
    const { output, errors } = engine.render(source, 1);
    assert.ok(output.length <= 10_000 && errors.some(({ code }) => code === 'limit'));
  });
});

describe('long input', () => {
  it('takes linear time', { timeout: KILL_MS }, async () => {
    const script = path.join(import.meta.dirname, 'support/run-hostile.ts');
    const { code, output } = await run(process.execPath, ['--import', 'tsx', script], {
      timeLimitMs: KILL_MS,
    });
    assert.equal(code, 0, output);
    const { runs, slow } = JSON.parse(output.trim().split('\n').at(-1) ?? '') as {
      runs: number;
      slow: string[];
    };
    assert.deepEqual(slow, []);
    assert.ok(runs > 5000, `${runs} runs`);
  });
});
