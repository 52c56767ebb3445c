import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { formatPercentage } from '../../../core/money/index.ts';
import { failureOf } from './failure-of.ts';

describe('a percentage', () => {
  for (const [percent, full, trimmed] of [
    [12, '12.00', '12'],
    [12.5, '12.50', '12.5'],
    ['12.50', '12.50', '12.5'],
    [12.34, '12.34', '12.34'],
    [12.345, '12.345', '12.345'],
    [12.3456, '12.346', '12.346'],
    ['12.3400', '12.34', '12.34'],
    ['0.0005', '0.00', '0'],
    ['0.0015', '0.002', '0.002'],
    ['0.00050001', '0.001', '0.001'],
    [1e-9, '0.00', '0'],
    [-1e-9, '0.00', '0'],
    [-0, '0.00', '0'],
    [-0.25, '-0.25', '-0.25'],
    ['99.9996', '100.00', '100'],
    [1234567.8, '1,234,567.80', '1,234,567.8'],
    ['123456789012345.678', '123,456,789,012,345.678', '123,456,789,012,345.678'],
  ] as const) {
    it(`${percent} is ${full}: 2 decimals, at most 3`, () => {
      expect(formatPercentage(percent)).to.equal(full);
    });
    it(`${percent} trimmed is ${trimmed}`, () => {
      expect(formatPercentage(percent, { isTrimmed: true })).to.equal(trimmed);
    });
  }

  it('accepts a locale or separators', () => {
    expect(formatPercentage(1234.5, { locale: 'de-DE' })).to.equal('1.234,50');
    expect(formatPercentage(1234.5, { separators: { thousands: ' ', decimal: ',' } })).to.equal('1 234,50');
  });

  it('matches Intl with ties to the even digit', () => {
    const round = { maximumFractionDigits: 3, roundingMode: 'halfEven' } as const;
    for (const locale of ['en-US', 'es-ES', 'hi-IN', 'ar-EG', 'sv-SE', 'fa-IR']) {
      const full = new Intl.NumberFormat(locale, { ...round, minimumFractionDigits: 2 });
      const trimmed = new Intl.NumberFormat(locale, round);
      fc.assert(
        fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (tenThousandths) => {
          fc.pre(Math.abs(tenThousandths) > 5);
          const percent = tenThousandths / 10_000;
          const text = String(percent) as Intl.StringNumericLiteral;
          expect(formatPercentage(percent, { locale })).to.equal(full.format(text));
          expect(formatPercentage(percent, { locale, isTrimmed: true })).to.equal(trimmed.format(text));
        }),
      );
    }
  });

  for (const percent of ['', 'ten', '10%', '1e3', Number.NaN, Infinity, 1e15, null, {}]) {
    it(`refuses ${typeof percent} ${JSON.stringify(percent)}`, () => {
      expect(failureOf(() => formatPercentage(percent as never))).to.contain(
        'formatPercentage: expected a decimal number',
      );
    });
  }
});
