import { DEFAULT_LOCALE } from '../../core/money/index.ts';
import { assertNumber } from './assert-number.ts';
import type { Locale } from './locale/locale.ts';
import type { DecimalOptions } from './locale/number-options.ts';
import { localeOf } from './open-locale.ts';

/** How a number is printed. */
export interface NumberFormat extends DecimalOptions {
  /** A locale or its tag; default en-US. */
  readonly locale?: Locale | string | undefined;
}

/**
 * Prints a number in the way of a locale, exactly.
 * @param value a finite number, or decimal text such as "1234.50"
 * @param format how; by default grouped, with up to 3 fraction digits
 * @returns for example "1,234.5"
 * @throws AssertionError for a value that is not a finite number, or a locale that is not a language tag
 * Source: docs/behaviour/locale-data.md §2
 */
export function formatNumber(value: number | string, format: NumberFormat = {}): string {
  const text = assertNumber(value, 'formatNumber');
  return localeOf(format.locale ?? DEFAULT_LOCALE).formatDecimal(text, format);
}
