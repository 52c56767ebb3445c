import { CURRENCIES, type CurrencyCode } from './currency.ts';
import { learnPattern } from './learn-pattern.ts';
import { createNumberFormat, DEFAULT_LOCALE } from './number-format.ts';
import type { NumberPattern } from './pattern.ts';

/** Locales kept; a page uses one or two, a server that speaks many languages drops the oldest. */
const MAX_LOCALES = 50;

// Two maps, not one with a joined key: joining costs more than the filling.
const patternsOfLocale = new Map<string, Map<CurrencyCode | undefined, NumberPattern>>();

/**
 * The pattern of a locale, learned from `Intl` once and kept.
 * @param locale a BCP 47 tag; one that is malformed or unknown gives en-US
 * @param currency the currency printed with it; undefined prints the bare number
 * @returns a pattern that prints what `Intl.NumberFormat` prints with our fraction digits
 * Source: docs/behaviour/money.md §3.1
 */
export function localePattern(locale: string, currency: CurrencyCode | undefined): NumberPattern {
  const patterns = patternsOfLocale.get(locale) ?? keepLocale(locale);
  const known = patterns.get(currency);
  if (known !== undefined) return known;
  const pattern = learnPattern(createFormat(locale, currency));
  patterns.set(currency, pattern);
  return pattern;
}

function keepLocale(locale: string): Map<CurrencyCode | undefined, NumberPattern> {
  const [oldest] = patternsOfLocale.keys();
  if (patternsOfLocale.size >= MAX_LOCALES && oldest !== undefined) patternsOfLocale.delete(oldest);
  const patterns = new Map<CurrencyCode | undefined, NumberPattern>();
  patternsOfLocale.set(locale, patterns);
  return patterns;
}

function createFormat(locale: string, currency: CurrencyCode | undefined): Intl.NumberFormat {
  const style = currency === undefined ? 'decimal' : 'currency';
  const digits = currency === undefined ? 1 : CURRENCIES[currency].fractionDigits;
  const options = { style, currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  try {
    return createNumberFormat(locale, options);
  } catch {
    return createNumberFormat(DEFAULT_LOCALE, options);
  }
}
