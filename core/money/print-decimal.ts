import { type CurrencyCode, CURRENCIES } from './currency.ts';
import type { Decimal } from './decimal.ts';
import { DEFAULT_LOCALE } from './number-format.ts';
import { type Separators, DEFAULT_SEPARATORS } from './pattern.ts';
import { printInLocale } from './print-in-locale.ts';

const NO_BREAK_SPACE = '\u00a0';

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

/**
 * Prints the classic style, such as "-$1,234.50", or "CHF 1,234.50" with a no-break space.
 * Source: docs/behaviour/money.md §3.2
 */
function printClassic(
  { isNegative, integer, fraction }: Decimal,
  currency: CurrencyCode | undefined,
  { thousands, decimal } = DEFAULT_SEPARATORS,
): string {
  const symbol = currency === undefined ? '' : CURRENCIES[currency].symbol;
  const space = /\p{Letter}$/u.test(symbol) ? NO_BREAK_SPACE : '';
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, () => thousands);
  return (isNegative ? '-' : '') + symbol + space + grouped + (fraction && decimal + fraction);
}
