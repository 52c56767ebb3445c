import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { decimalFromCents, decimalFromMinor, printNativeMoney } from '../../../core/money/index.ts';

describe('money without a locale', () => {
  for (const [text, printed] of [
    ['1234.5', '1,234.50'],
    ['0', '0.00'],
    ['999', '999.00'],
    ['1000', '1,000.00'],
    ['-1234567.891', '-1,234,567.89'],
    ['1.005', '1.01'],
    ['-1.005', '-1.01'],
    ['999.995', '1,000.00'],
    ['0.004', '0.00'],
    ['-0.004', '-0.00'],
    ['12345678901234567890.125', '12,345,678,901,234,567,890.13'],
  ] as const) {
    it(`is printed exactly: ${text} is ${printed}`, () => {
      expect(printNativeMoney(text)).to.equal(printed);
    });
  }

  it('has two digits in every currency, up to the last safe integer', () => {
    expect(printNativeMoney(decimalFromMinor(1000, 'JPY'))).to.equal('1,000.00');
    expect(printNativeMoney(decimalFromMinor(Number.MAX_SAFE_INTEGER, 'USD'))).to.equal(
      '90,071,992,547,409.91',
    );
    expect(printNativeMoney(decimalFromMinor(Number.MAX_SAFE_INTEGER - 1, 'USD'))).to.equal(
      '90,071,992,547,409.90',
    );
  });

  it('matches Intl', () => {
    const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const thousandths = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(thousandths, (number) => {
        const text = String(number / 1000);
        expect(printNativeMoney(text)).to.equal(format.format(text as Intl.StringNumericLiteral));
      }),
    );
  });
});

describe('cents', () => {
  for (const [cents, text] of [
    [12345, '123.45'],
    [-5, '-0.05'],
    [0, '0.00'],
    [99.6, '1.00'],
    [Number.NaN, ''],
    [-Infinity, ''],
  ] as const) {
    it(`become a decimal in major units: ${cents} is "${text}"`, () => {
      expect(decimalFromCents(cents)).to.equal(text);
    });
  }
});
