import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  commerceArea,
  contentArea,
  coreArea,
  createEngine,
  dateArea,
  expressionArea,
  i18nArea,
  socialArea,
  type AnyFormatter,
  type Formatter,
  type Predicate,
} from '../../engine/template/index.ts';

const AREAS = [coreArea, dateArea, contentArea, commerceArea, socialArea, i18nArea];

const ARGUMENTS: readonly (readonly string[])[] = [
  [],
  [''],
  ['', ''],
  ['-1', '0'],
  ['NaN', '∞'],
  ['99999999999999999999'],
  ['['.repeat(50_000)],
  ['%', '%%%c'],
  ['a.b..c', '@', '$'],
  ['\ud800', '{'],
  ['style:short', 'maxfrac:999', 'minint:-1', 'round:up'],
  ['date:full', 'time:none', 'x:y:z'],
  ['{0 plural one{', '{{{{'],
  ['__proto__', 'constructor'],
];

describe('blocks that are compiled when they first run', () => {
  for (const compat of ['squarespace', 'strict'] as const)
    test(`need formatters and predicates of ours that never throw while they are prepared: ${compat}`, () => {
      const tools = {
        isStrict: compat === 'strict',
        hasExpressions: true,
        delimiter: ' ',
        warn: () => undefined,
        fail: () => undefined,
      };
      for (const { formatters, predicates } of AREAS)
        for (const prepare of [...Object.values<AnyFormatter | Predicate>({ ...formatters, ...predicates })])
          for (const args of ARGUMENTS)
            assert.doesNotThrow(
              () => (prepare as Formatter)(args, tools),
              `${prepare.name} ${args[0] ?? ''}`,
            );
    });

  test('need expressions that never throw while they are prepared', () => {
    const limits = { maxTurns: 1, maxTokens: 0, maxStringLength: 10 };
    for (const code of [
      '',
      '#',
      '(',
      ')',
      '"',
      '\\u',
      '1 +',
      '@',
      ';;',
      '= = =',
      '('.repeat(50_000),
      '\ud800',
      'f(,)',
    ])
      assert.doesNotThrow(
        () => expressionArea.compileExpression(code, limits, () => undefined),
        code.slice(0, 9),
      );
  });

  test('are compiled at once where an area of the page may throw', () => {
    const area = {
      formatters: {},
      predicates: {},
      compileExpression: () => {
        throw new Error('no');
      },
    };
    const { errors } = createEngine({ areas: [area] }).compile('{.if a}{.eval 1}{.end}');
    assert.deepEqual(
      errors.map(({ code, message }) => [code, message]),
      [['unexpected', 'SyntaxError: EVAL cannot be compiled: Error: no']],
    );
  });

  test('have the warnings of branches that were not run', () => {
    const template = createEngine().compile('{.if a}{b|money style:shrot}{.end}');
    const [warning] = template.warnings;
    assert.equal(template.warnings.length, 1);
    assert.equal(warning?.code, 'bad-argument');
    assert.equal(warning.column, 8);
    assert.deepEqual(template.errors, []);
  });

  test("have the errors of a page's own formatters in branches that were not run", () => {
    const broken: Formatter = () => {
      throw new Error('broken');
    };
    const engine = createEngine({ areas: [{ formatters: { broken }, predicates: {} }] });
    const template = engine.compile('{.if a}{b|broken}{.end}');
    assert.equal(template.errors.length, 1);
    assert.match(template.errors[0]?.message ?? '', /VARIABLE cannot be compiled: Error: broken/);
  });

  test('print the same in every rendering, whichever branch was first', () => {
    const template = createEngine().compile('{.if a}{b}{.or}{c}{.end}');
    const printed = [{ c: 1 }, { a: 1, b: 2 }, { c: 3 }].map((data) => template.render(data).output);
    assert.deepEqual(printed, ['1', '2', '3']);
  });
});
