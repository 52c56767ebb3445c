import { assert } from '../../core/errors/index.ts';
import { DEFAULT_LOCALE } from '../../core/money/index.ts';
import { createDateFormats } from './dates/date-formats.ts';
import type { Locale } from './locale/locale.ts';
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
  const asked = resolveTag(tag);
  const [known = DEFAULT_LOCALE] = Intl.DateTimeFormat.supportedLocalesOf(asked);
  const numbers = createNumberFormats(asked);
  return { tag: known, ...numbers, ...createDateFormats(known, numbers.formatDecimal) };
}

/**
 * Adds the likely region, so that "ar" has its own digits; "en_GB" is understood.
 * Source: docs/behaviour/locale-data.md §1.1
 */
function resolveTag(tag: string): string {
  const locale = parseTag(tag);
  assert(locale !== undefined, 'intlLocale', 'a language tag such as "en-US"', tag);
  return new Intl.Locale(locale, { region: locale.maximize().region }).toString();
}

function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}
