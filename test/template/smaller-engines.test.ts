import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  assembleEngine,
  commerceArea,
  coreArea,
  createEngine,
  dateArea,
  expressionArea,
  i18nArea,
  intlLocale,
  intlNumberLocale,
  numberArea,
} from '../../engine/template/index.ts';

describe('an engine without expressions', () => {
  const small = assembleEngine({ areas: [coreArea, commerceArea], openLocale: intlLocale, locale: 'en-US' });

  it('reports them where they stand, and prints the rest', () => {
    const { output, errors } = small.render('{.repeated section a}[{@}{.eval 1 + 1}]{.end}', { a: [1, 2] });
    assert.equal(output, '[1][2]');
    assert.deepEqual(
      errors.map(({ code }) => code),
      ['not-implemented', 'not-implemented'],
    );
    assert.equal(errors[0]?.message, 'RuntimeError: {.eval} needs expressionArea');
    assert.equal(errors[0].column, 26);
  });

  it('reports none where they are switched off', () => {
    const silent = assembleEngine({ areas: [coreArea], hasExpressions: false });
    assert.deepEqual(silent.render('[{.eval 1 + 1}]', {}), { output: '[]', errors: [] });
  });

  it('prints the same button as one with them', () => {
    const item = {
      id: 'p1',
      structuredContent: { isSubscribable: true, productSubscriptionOptions: [{ id: 'o1' }] },
    };
    const { output } = small.render('{@|add-to-cart-btn}', item);
    assert.ok(output.includes('"o1"'));
    assert.equal(output, createEngine({ locale: 'en-US' }).render('{@|add-to-cart-btn}', item).output);
  });

  it('evaluates them with their area', () => {
    const engine = assembleEngine({ areas: [coreArea, expressionArea] });
    assert.deepEqual(engine.render('{.eval @a = 2; @a * 3}', {}), { output: '6', errors: [] });
  });
});

describe('an engine with the area of numbers', () => {
  const DATA = {
    amount: { value: '-1234567.5', currency: 'EUR' },
    number: '1234567.891',
    text: 'abc',
    cents: 123_450,
  };
  const TAGS = [
    '{amount|money}',
    '{amount|money style:accounting group:false}',
    '{amount|money style:short}',
    '{amount|money style:name}',
    '{number|decimal}',
    '{number|decimal style:short}',
    '{number|decimal style:long}',
    '{number|decimal style:percent}',
    '{number|decimal style:scientific}',
    '{text|decimal}',
    '{number|percentage-format}',
    '{cents|bookkeeper-money-format}',
  ];

  for (const locale of ['en-US', 'de-CH', 'ar', 'hi', 'pl', 'ja'])
    it(`prints numbers of ${locale} as the whole engine does`, () => {
      const small = assembleEngine({
        areas: [coreArea, numberArea],
        openLocale: intlNumberLocale,
        locale,
      });
      const source = TAGS.join('\n');
      const printed = small.render(source, DATA);
      assert.deepEqual(printed, createEngine({ locale }).render(source, DATA));
      assert.deepEqual(printed.errors, []);
      assert.deepEqual(
        printed.output.split('\n').filter((line) => line === ''),
        [''],
      );
    });

  it('shares its formatters with the area of languages', () => {
    for (const [name, formatter] of Object.entries(numberArea.formatters))
      assert.equal(formatter, (i18nArea.formatters as Record<string, unknown>)[name]);
  });

  it('prints no dates in words', () => {
    const engine = assembleEngine({
      areas: [coreArea, dateArea, i18nArea],
      openLocale: intlNumberLocale,
      locale: 'en-US',
    });
    const source = '[{on|datetime date:full}{on|relative-time}{on,on|datetime-interval}]{on|date %Y}';
    assert.deepEqual(engine.render(source, { on: 1_520_876_934_000 }), { output: '[]2018', errors: [] });
  });

  it('names its own function in the assertion about a tag', () => {
    assert.throws(() => intlNumberLocale('-'), /intlNumberLocale/);
    assert.throws(() => intlLocale('-'), /intlLocale/);
  });
});
