import { createDateFormats } from './dates/date-formats.ts';
import type { Locale } from './locale/locale.ts';
import { resolveTag } from './locale/resolve-tag.ts';
import { createNumberFormats } from './numbers/number-formats.ts';

/**
 * Opens a locale on top of the platform's `Intl`, without data of its own. Formats are cached as long as the locale lives.
 * A language unknown to the platform falls back to en-US, whatever the visitor's language: the locale's `tag` says so,
 * and its region still decides on the currency.
 * @param tag BCP 47, such as "de" or "en-GB"
 * @returns the locale; keep it, and pass it to every rendering
 * @throws AssertionError for anything that is not a language tag
 * Source: docs/behaviour/locale-data.md §1
 */
export function intlLocale(tag: string): Locale {
  const { asked, known } = resolveTag(tag, 'intlLocale');
  const numbers = createNumberFormats(asked);
  return { tag: known, ...numbers, ...createDateFormats(known, numbers.formatDecimal) };
}
