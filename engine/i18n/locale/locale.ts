import type { DateOptions, IntervalOptions, RelativeOptions } from './date-options.ts';
import type { CurrencyOptions, DecimalOptions } from './number-options.ts';

/** A plural category of CLDR. Source: docs/behaviour/locale-data.md §7.2. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/**
 * The interface of a locale. `intlLocale` implements it with the platform's `Intl`, and so does `intlNumberLocale`, whose dates are "". Decimals are texts such as "1234.50", so that nothing is lost beyond 2^53. Source: docs/behaviour/locale-data.md §1.
 */
export interface Locale {
  /** BCP 47, such as "en-US": the language in use, which may not be the requested one. */
  readonly tag: string;
  /** ISO 4217 code of the currency of the locale's region, such as "USD". */
  readonly regionCurrency: string;
  /** Formats a decimal text; "" for a text that is not a decimal. */
  formatDecimal(decimal: string, options: DecimalOptions): string;
  /** Formats an amount, a decimal text in major units; "" for a text that is not a decimal. Throws an Error for NaN and infinity. */
  formatCurrency(decimal: string, currency: string, options: CurrencyOptions): string;
  /** Formats a moment, in epoch milliseconds, in a time zone such as "America/New_York". */
  formatDate(epochMs: number, timeZone: string, options: DateOptions): string;
  /** Formats the span of time between two moments, in epoch milliseconds. */
  formatInterval(startMs: number, endMs: number, timeZone: string, options: IntervalOptions): string;
  /** Formats how far the second moment is from the first: "in 12 days". */
  formatRelative(startMs: number, endMs: number, options: RelativeOptions): string;
  /** The plural category of a decimal text; "1.0" keeps its fraction digit, and a text that is not a decimal counts as 0. */
  pluralCategory(decimal: string, kind: 'cardinal' | 'ordinal'): PluralCategory;
}
