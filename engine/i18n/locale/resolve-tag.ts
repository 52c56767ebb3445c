import { assert } from '../../../core/errors/index.ts';

/**
 * Adds the likely region to a language tag, so that "ar" has its own digits.
 * @param tag BCP 47, such as "de" or "en-GB"; "en_GB" is understood
 * @returns a tag with a region, such as "de-DE"
 * @throws AssertionError for anything that is not a language tag
 * Source: docs/behaviour/locale-data.md §1.1
 */
export function resolveTag(tag: string): string {
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
