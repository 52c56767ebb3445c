import { expect } from '@open-wc/testing';
import { CURRENCIES, formatMoney, type CurrencyCode } from '../../../core/money/index.ts';

const AMOUNTS = [0, 5, 99, 100, 99_999, 100_000, 123_456_789, -5, -123_456];
const codes = Object.keys(CURRENCIES) as CurrencyCode[];

/** Prints with an `Intl` without number formats; null if one was requested. */
function printWithoutIntl(amountMinor: number, currency: CurrencyCode, locale: string): string | null {
  const { NumberFormat } = Intl;
  Object.assign(Intl, { NumberFormat: undefined });
  try {
    return formatMoney({ amountMinor, currency }, { locale });
  } catch {
    return null;
  } finally {
    Object.assign(Intl, { NumberFormat });
  }
}

/** As `Intl` writes it, with the fraction digits of our own table. */
function printByIntl(amountMinor: number, currency: CurrencyCode, locale: string): string {
  const { fractionDigits } = CURRENCIES[currency];
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(amountMinor / 10 ** fractionDigits);
}

describe('a page in English', () => {
  for (const locale of ['en', 'en-US']) {
    it(`prints dollars, euros and others without Intl (${locale})`, () => {
      const printed = codes.filter((currency) => printWithoutIntl(2_400, currency, locale) !== null);
      expect(printed).to.include.members(['USD', 'EUR', 'GBP', 'JPY']);
    });

    it(`prints every currency as Intl does, with or without it (${locale})`, () => {
      for (const currency of codes) {
        for (const amountMinor of AMOUNTS) {
          const printed = formatMoney({ amountMinor, currency }, { locale });
          expect(printed, `${amountMinor} ${currency}`).to.equal(printByIntl(amountMinor, currency, locale));
        }
      }
    });
  }

  it('uses Intl in any other language', () => {
    expect(printWithoutIntl(2_400, 'USD', 'en-IN')).to.equal(null);
    expect(printWithoutIntl(2_400, 'USD', 'de')).to.equal(null);
  });
});
