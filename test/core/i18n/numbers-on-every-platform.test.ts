import { expect } from '@open-wc/testing';
import { intlLocale } from '../../../engine/i18n/index.ts';
import { formatMoney } from '../../../core/money/index.ts';

const HOUR_MS = 3_600_000;

describe('the apostrophe between thousands', () => {
  const swiss = intlLocale('de-CH');

  it('is a straight one in numbers, money and distances', () => {
    expect(swiss.formatDecimal('1234567.5', {})).to.equal("1'234'567.5");
    expect(swiss.formatCurrency('1234.5', 'CHF', {})).to.equal("CHF\u00A01'234.50");
    expect(swiss.formatRelative(0, -1680 * HOUR_MS, { field: 'hour' })).to.equal("vor 1'680 Stunden");
    expect(intlLocale('it-CH').formatDecimal('1234567', {})).to.equal("1'234'567");
  });

  it('is a straight one in the money of a store', () => {
    expect(formatMoney({ amountMinor: 123_450, currency: 'CHF' }, { locale: 'de-CH' })).to.equal(
      "CHF\u00A01'234.50",
    );
  });
});

describe('distances in time of thousands', () => {
  for (const [tag, text] of [
    ['en-US', 'in 1,680 hours'],
    ['de', 'in 1.680 Stunden'],
    ['es', 'dentro de 1680 horas'],
    ['hi', '1,680 घंटे में'],
    ['ar', 'خلال ١٬٦٨٠ ساعة'],
  ] as const)
    it(`${tag}: ${text}`, () => {
      expect(intlLocale(tag).formatRelative(0, 1680 * HOUR_MS, { field: 'hour' })).to.equal(text);
    });
});

describe('currencies', () => {
  const english = intlLocale('en-US');

  for (const [currency, text] of [
    ['USD', '$1,234.57'],
    ['COP', 'COP\u00A01,235'],
    ['HUF', 'HUF\u00A01,235'],
    ['IDR', 'IDR\u00A01,235'],
    ['PKR', 'PKR\u00A01,235'],
    ['RSD', 'RSD\u00A01,235'],
    ['KWD', 'KWD\u00A01,234.568'],
    ['CLF', 'CLF\u00A01,234.5678'],
    ['TWD', 'NT$1,234.57'],
  ] as const)
    it(`have their fraction digits: ${text}`, () => {
      expect(english.formatCurrency('1234.5678', currency, {})).to.equal(text);
    });

  for (const currency of ['SLE', 'ZWG', 'HRK', 'DEM', 'XAU', 'CHE'])
    it(`are known by their code, new and past ones: ${currency}`, () => {
      expect(english.formatCurrency('5', currency, {})).to.equal(`${currency}\u00A05.00`);
    });

  it('have the symbol of the platform’s locale data, which is new for XCG', () => {
    expect(english.formatCurrency('5', 'XCG', {})).to.be.oneOf(['XCG\u00A05.00', 'Cg.\u00A05.00']);
  });

  it('have no symbol for an unknown code', () => {
    expect(english.formatCurrency('5', 'XYZ', {})).to.equal('\u00A05.00');
  });
});
