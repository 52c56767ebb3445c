import type { CurrencyCode } from './currency.ts';
import type { Decimal } from './decimal.ts';
import { DEFAULT_LOCALE } from './number-format.ts';
import type { Separators } from './pattern.ts';
import { printClassic } from './print-classic.ts';
import { printInLocale } from './print-in-locale.ts';

/** How a number is printed. Source: docs/behaviour/money.md §3. */
export interface NumberStyle {
  /** BCP 47 tag; without one the classic style is printed: symbol first, "," and ".". */
  readonly locale?: string | undefined;
  /** Separators that replace those of the style. */
  readonly separators?: Separators | undefined;
}

const ENGLISH: readonly string[] = ['en', DEFAULT_LOCALE];

/**
 * Currencies that English prints in the classic style. The first `Intl.NumberFormat` of a page takes some 10 ms, on a phone 40: an
 * English page does not need one.
 */
const CLASSIC_IN_ENGLISH = 'USD EUR GBP AUD NZD HKD CHF MXN ILS PHP BRL INR JPY';

/**
 * Prints a decimal in a style.
 * @param decimal the digits to print
 * @param style locale and separators
 * @param currency the currency printed with it; undefined prints the bare number
 */
export function printDecimal(
  decimal: Decimal,
  { locale, separators }: NumberStyle,
  currency: CurrencyCode | undefined,
): string {
  return locale === undefined || (ENGLISH.includes(locale) && CLASSIC_IN_ENGLISH.includes(currency ?? ''))
    ? printClassic(decimal, currency, separators)
    : printInLocale(decimal, locale, currency, separators);
}
