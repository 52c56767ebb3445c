import { expect } from '@open-wc/testing';
import { AssertionError } from '../../../core/errors/index.ts';
import { formatNumber, intlLocale, pluralize, type PluralForms } from '../../../engine/i18n/index.ts';

/** Values that are not numbers, by name. */
const NO_NUMBERS: readonly (readonly [name: string, value: unknown])[] = [
  ['NaN', Number.NaN],
  ['Infinity', Infinity],
  ['a word', 'x'],
  ['an empty text', ''],
  ['a decimal comma', '1,5'],
  ['null', null],
  ['undefined', undefined],
  ['true', true],
  ['an object', {}],
  ['a list', [1]],
  ['a bigint', 5n],
];

describe('the plural category of a decimal text', () => {
  for (const [tag, text, cardinal, ordinal] of [
    ['en', '1', 'one', 'one'],
    ['en', '1.0', 'other', 'one'],
    ['en', '01', 'one', 'one'],
    ['en', '1e0', 'one', 'one'],
    ['en', '22', 'other', 'two'],
    ['en', '13', 'other', 'other'],
    ['ru', '21', 'one', 'other'],
    ['ru', '1.5', 'other', 'other'],
    ['ar', '0', 'zero', 'other'],
    ['pl', '12345678901234567890123', 'few', 'other'],
    ['ru', 'x', 'many', 'other'],
    ['en', 'NaN', 'other', 'other'],
  ] as const) {
    it(`${tag} ${text} is ${cardinal}, as an ordinal ${ordinal}`, () => {
      const locale = intlLocale(tag);
      expect(locale.pluralCategory(text, 'cardinal')).to.equal(cardinal);
      expect(locale.pluralCategory(text, 'ordinal')).to.equal(ordinal);
    });
  }
});

describe('pluralize', () => {
  it('chooses the form of a count, in English by default', () => {
    const forms = { one: 'item', other: 'items' };
    expect([0, 1, 2, '1', '1.0', -1].map((count) => pluralize(count, forms))).to.deep.equal([
      'items',
      'item',
      'items',
      'item',
      'items',
      'item',
    ]);
    expect(pluralize(2, { two: 'dual', other: 'more' }, 'ar')).to.equal('dual');
    expect(pluralize(2, { other: 'all' }, intlLocale('ar'))).to.equal('all');
  });

  for (const [name, count] of NO_NUMBERS)
    it(`throws on a count that is not a number: ${name}`, () => {
      expect(() => pluralize(count as number, { other: 'x' })).to.throw(AssertionError);
    });

  for (const key of ['three', 'One', '=1', 'constructor', ''])
    it(`throws on a key that is not a category: "${key}"`, () => {
      const forms = { other: 'x', [key]: 'y' } as PluralForms;
      expect(() => pluralize(1, forms)).to.throw(AssertionError);
    });

  it('throws without "other"', () => {
    expect(() => pluralize(1, { one: 'x' } as unknown as PluralForms)).to.throw(AssertionError);
  });
});

describe('formatNumber', () => {
  it('prints a number, in American English by default', () => {
    expect(formatNumber(1234.5)).to.equal('1,234.5');
    expect(formatNumber('12345678901234567890')).to.equal('12,345,678,901,234,567,890');
    expect(formatNumber(1234.5, { locale: 'de', minFraction: 2 })).to.equal('1.234,50');
    expect(formatNumber(0.5, { locale: intlLocale('en'), style: 'percent' })).to.equal('50%');
  });

  for (const [name, value] of NO_NUMBERS)
    it(`throws on anything that is not a number: ${name}`, () => {
      expect(() => formatNumber(value as number)).to.throw(AssertionError);
    });
});
