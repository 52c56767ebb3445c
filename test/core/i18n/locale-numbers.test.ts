import { expect } from '@open-wc/testing';
import { intlLocale, readNumberOptions } from '../../../engine/i18n/index.ts';

const english = intlLocale('en-US');

/** Spaces that do not break look alike; which one a locale takes differs between releases of its data. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatDecimal', () => {
  it('is exact, far beyond the range of a float', () => {
    const options = { maxFraction: 20 };
    expect(english.formatDecimal('12345678901234567890.123456789', options)).to.equal(
      '12,345,678,901,234,567,890.123456789',
    );
  });

  for (const [text, written] of [
    ['0.5', '0'],
    ['1.5', '2'],
    ['2.5', '2'],
    ['-2.5', '-2'],
    ['-0.4', '0'],
    ['9.99', '10'],
  ] as const) {
    it(`rounds ties to the even digit: ${text} to ${written}`, () => {
      expect(english.formatDecimal(text, { maxFraction: 0 })).to.equal(written);
    });
  }

  for (const text of ['', 'x', '1,5', ' 1', '12px', '1e', '--1', '1e999999999', '.'])
    it(`returns nothing for a text that is not a decimal: "${text}"`, () => {
      expect(english.formatDecimal(text, {})).to.equal('');
    });

  it('uses the digits, marks and groups of the language', () => {
    const write = (tag: string, text: string) => plainSpaces(intlLocale(tag).formatDecimal(text, {}));
    expect(write('de', '1234567.5')).to.equal('1.234.567,5');
    expect(write('hi', '1234567.5')).to.equal('12,34,567.5');
    expect(write('es', '1234.5')).to.equal('1234,5');
    expect(write('ar', '12.5')).to.equal('١٢٫٥');
    expect(write('fr', '1234.5')).to.equal('1 234,5');
  });

  for (const [style, written] of [
    ['short', '12K'],
    ['long', '12 thousand'],
    ['scientific', '1E+4'],
    ['percent', '1,234,568%'],
    ['percent-scaled', '12,346%'],
    ['permille', '12,345,679‰'],
    ['permille-scaled', '12,346‰'],
    ['code', '12,345.679'],
  ] as const) {
    it(`supports the style ${style}`, () => {
      expect(english.formatDecimal('12345.6789', { style })).to.equal(written);
    });
  }
});

describe('formatCurrency', () => {
  it("uses the currency's fraction digits", () => {
    const write = (currency: string) => plainSpaces(english.formatCurrency('1234.5678', currency, {}));
    expect(write('USD')).to.equal('$1,234.57');
    expect(write('JPY')).to.equal('¥1,235');
    expect(write('KWD')).to.equal('KWD 1,234.568');
  });

  it('supports every style', () => {
    const write = (style: string, text = '-1234.5') =>
      plainSpaces(english.formatCurrency(text, 'CAD', readNumberOptions(style.split(' '))));
    expect(write('style:symbol')).to.equal('-CA$1,234.50');
    expect(write('symbol:narrow')).to.equal('-$1,234.50');
    expect(write('style:accounting')).to.equal('(CA$1,234.50)');
    expect(write('style:code')).to.equal('-1,234.50 CAD');
    expect(write('style:name')).to.equal('-1,234.50 Canadian dollars');
    expect(write('style:name', '1')).to.equal('1.00 Canadian dollars');
    expect(write('style:short')).to.equal('-CA$1.2K');
    expect(write('style:short maxfrac:2')).to.equal('-CA$1.23K');
  });

  it('omits the symbol of an unknown currency, even if it is the name of a property', () => {
    for (const currency of ['XYZ', 'usd', '', '__proto__', 'constructor', '<b>'])
      expect(plainSpaces(english.formatCurrency('5', currency, {}))).to.equal(' 5.00');
  });

  it('returns nothing for invalid text, and throws for NaN and infinity', () => {
    expect(english.formatCurrency('x', 'USD', {})).to.equal('');
    expect(() => english.formatCurrency('NaN', 'USD', {})).to.throw('Invalid argument: NaN');
    expect(() => english.formatCurrency('-Infinity', 'USD', {})).to.throw('Invalid argument: Infinity');
  });

  it('keeps the requested style while two styles and two currencies alternate', () => {
    const code = readNumberOptions(['style:code']);
    const bare = readNumberOptions([]);
    const turns = [bare, code, bare, code].map((options, turn) =>
      plainSpaces(english.formatCurrency('1', turn < 2 ? 'USD' : 'EUR', options)),
    );
    expect(turns).to.deep.equal(['$1.00', '1.00 USD', '€1.00', '1.00 EUR']);
  });
});

describe('formats of Intl', () => {
  const NumberFormat = Intl.NumberFormat;
  let created = 0;

  beforeEach(() => {
    created = 0;
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct(target, args: ConstructorParameters<typeof NumberFormat>) {
        created++;
        return new target(...args);
      },
    });
  });

  afterEach(() => {
    Intl.NumberFormat = NumberFormat;
  });

  it('are created on first use, once per style', () => {
    const locale = intlLocale('de');
    expect(created).to.equal(0);
    locale.formatCurrency('1.5', 'EUR', {});
    const first = created;
    expect(first).to.be.greaterThan(0);
    for (const text of ['2', '3.5', '-4']) locale.formatCurrency(text, 'EUR', {});
    expect(created).to.equal(first);
  });
});

describe('the currency of a region', () => {
  for (const [tag, currency] of [
    ['en-US', 'USD'],
    ['en', 'USD'],
    ['de', 'EUR'],
    ['de-CH', 'CHF'],
    ['en-GB', 'GBP'],
    ['ja', 'JPY'],
    ['ar', 'EGP'],
    ['pt', 'BRL'],
    ['zh-Hant', 'TWD'],
    ['fr-SN', 'XOF'],
    ['en-AQ', 'USD'],
    ['es-419', 'USD'],
  ] as const) {
    it(`${tag} pays in ${currency}`, () => {
      expect(intlLocale(tag).regionCurrency).to.equal(currency);
    });
  }
});

describe('unknown currencies', () => {
  const AMOUNTS = 300;

  for (const [style, written] of [
    ['symbol', '5.00'],
    ['accounting', '5.00'],
    ['short', '5'],
    ['name', '5.00'],
    ['code', '5.00 junk-7'],
  ] as const)
    it(`share one format of Intl: ${style}`, () => {
      const locale = intlLocale('en-US');
      const { NumberFormat } = Intl;
      let opened = 0;
      Intl.NumberFormat = new Proxy(NumberFormat, {
        construct: (target, args) => (opened++, Reflect.construct(target, args) as object),
      });
      try {
        for (let index = 0; index < AMOUNTS; index++) locale.formatCurrency('5', `junk-${index}`, { style });
      } finally {
        Intl.NumberFormat = NumberFormat;
      }
      expect(opened).to.be.within(1, AMOUNTS / 10);
      expect(plainSpaces(locale.formatCurrency('5', 'junk-7', { style })).trim()).to.equal(written);
    });
});

describe('a hostile number', () => {
  const LENGTH = 1_000_000;
  const styles = ['decimal', 'short', 'long', 'scientific', 'percent', 'permille', 'name', 'code'] as const;

  it('never asks Intl for more than it supports', () => {
    for (const style of styles)
      for (const count of [0, 1, 50])
        for (const text of ['0', '-0', '0.5', '999999.999', '-1e-20', '1e30']) {
          const options = { style, minInteger: count, minFraction: count, minSignificant: count };
          expect(english.formatDecimal(text, options)).to.be.a('string');
          expect(english.formatCurrency(text, 'USD', options)).to.be.a('string');
        }
  });

  for (const [name, text, written] of [
    ['zeros before a one', `0.${'0'.repeat(LENGTH)}1`, '0'],
    ['zeros behind a one', `1.${'0'.repeat(LENGTH)}`, '1'],
    ['zeros in front', `${'0'.repeat(LENGTH)}1`, '1'],
    ['a nine after the other', `0.${'9'.repeat(LENGTH)}`, '1'],
    ['half, almost', `0.5${'0'.repeat(LENGTH)}1`, '0.5'],
    ['no number', 'x'.repeat(LENGTH), ''],
    ['exponents', `1${'e'.repeat(LENGTH)}`, ''],
    ['an endless exponent', `1e${'9'.repeat(LENGTH)}`, ''],
  ] as const)
    it(`is read in one pass: ${name}`, () => {
      expect(english.formatDecimal(text, {})).to.equal(written);
      expect(english.pluralCategory(text, 'ordinal')).to.be.a('string');
    });
});
