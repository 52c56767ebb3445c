import { classicPattern } from './classic-pattern.ts';
import type { CurrencyCode } from './currency.ts';
import type { Decimal } from './decimal.ts';
import { localePattern } from './locale-pattern.ts';
import { fillPattern, type Separators } from './pattern.ts';

/** How a number is printed. Source: docs/behaviour/money.md §3. */
export interface NumberStyle {
  /** BCP 47 tag; without one the classic style is printed: symbol first, "," and ".". */
  readonly locale?: string | undefined;
  /** Separators that replace those of the style. */
  readonly separators?: Separators | undefined;
}

/**
 * Prints a decimal in a style.
 * @param decimal the digits to print
 * @param style locale and separators
 * @param currency the currency printed with it; undefined prints the bare number
 */
export function printDecimal(
  decimal: Decimal,
  style: NumberStyle,
  currency: CurrencyCode | undefined,
): string {
  const pattern =
    style.locale === undefined ? classicPattern(currency) : localePattern(style.locale, currency);
  return fillPattern(
    style.separators === undefined ? pattern : { ...pattern, separators: style.separators },
    decimal,
  );
}
