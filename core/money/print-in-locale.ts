import { keepRecent } from '../cache/index.ts';
import type { CurrencyCode } from './currency.ts';
import { type Decimal, plainText } from './decimal.ts';
import { createNumberFormat, DEFAULT_LOCALE } from './number-format.ts';
import type { Separators } from './pattern.ts';
import { isRightToLeft } from './right-to-left.ts';

/** Size of the cache; a page uses a handful, a server with many languages drops the oldest. */
const MAX_FORMATS = 200;

/** Releases of the locale data disagree about the apostrophe of Switzerland; the straight one is written. */
const TYPOGRAPHIC_APOSTROPHE = '\u2019';

const formatOf = /* @__PURE__ */ keepRecent<string, Intl.NumberFormat>(MAX_FORMATS);

/**
 * Prints a decimal as `Intl` writes it in a locale, with the decimal's own number of fraction digits.
 * @param decimal the digits
 * @param locale a BCP 47 tag; en-US is used for a malformed or unknown one
 * @param currency the currency printed with it; undefined prints the bare number
 * @param separators replace those of the locale
 * @returns the text
 * Source: docs/behaviour/money.md §3.1, §3.7
 */
export function printInLocale(
  decimal: Decimal,
  locale: string,
  currency: CurrencyCode | undefined,
  separators: Separators | undefined,
): string {
  const digits = decimal.fraction.length;
  const format = formatOf(`${locale} ${currency} ${digits}`, () => createFormat(locale, currency, digits));
  const isMirrored = isRightToLeft(locale);
  // As text, which `Intl` reads exactly: a number would be rounded beyond some 15 digits.
  const parts = format.formatToParts(plainText(decimal) as `${number}`);
  return parts
    .map(({ type, value }) => {
      if (type === 'group') return separators?.thousands ?? value.replace(TYPOGRAPHIC_APOSTROPHE, "'");
      // A left-to-right mark keeps "US$" from turning into "$US".
      if (isMirrored && type === 'currency') return value.replace(/\w.*/, '$&\u200e');
      return type === 'decimal' ? (separators?.decimal ?? value) : value;
    })
    .join('');
}

function createFormat(locale: string, currency: CurrencyCode | undefined, digits: number): Intl.NumberFormat {
  const style = currency === undefined ? 'decimal' : 'currency';
  const options = { style, currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  try {
    return createNumberFormat(locale, options);
  } catch {
    return createNumberFormat(DEFAULT_LOCALE, options);
  }
}
