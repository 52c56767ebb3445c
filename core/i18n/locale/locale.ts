import type { DateOptions, IntervalOptions, RelativeOptions } from './date-options.ts';
import type { CurrencyOptions, DecimalOptions } from './number-options.ts';

/** A plural category of CLDR. Source: docs/behaviour/locale-data.md §7.2. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/**
 * Everything that the house asks of a locale; `intlLocale` answers it with the platform's own `Intl`, and any other
 * back end may. Decimals are texts such as "1234.50", so that nothing is lost beyond 2^53. Source: docs/behaviour/locale-data.md §1.
 */
export interface Locale {
  /** BCP 47, such as "en-US": of the language that is written, be it the one that was asked for or not. */
  readonly tag: string;
  /** ISO 4217 code of the money of the locale's region, such as "USD". */
  readonly regionCurrency: string;
  /** Writes a decimal text; "" for a text that is no decimal. */
  formatDecimal(decimal: string, options: DecimalOptions): string;
  /** Writes an amount, given in major units as a decimal text; "" for a text that is no decimal. Throws an Error for NaN and infinite ones. */
  formatCurrency(decimal: string, currency: string, options: CurrencyOptions): string;
  /** Writes a moment, given in epoch milliseconds, in a time zone such as "America/New_York". */
  formatDate(epochMs: number, timeZone: string, options: DateOptions): string;
  /** Writes a span of time between two moments. */
  formatInterval(startMs: number, endMs: number, timeZone: string, options: IntervalOptions): string;
  /** Writes how far the second moment is from the first: "in 12 days". */
  formatRelative(startMs: number, endMs: number, options: RelativeOptions): string;
  /** The plural category of a decimal text; "1.0" keeps its fraction digit, what is no decimal counts as 0. */
  pluralCategory(decimal: string, kind: 'cardinal' | 'ordinal'): PluralCategory;
}
