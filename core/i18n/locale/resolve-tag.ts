import { assert } from '../../errors/index.ts';

/**
 * Completes a language tag with its likely region, so that "ar" brings its own digits.
 * @param tag BCP 47, such as "de" or "en-GB"; "en_GB" is understood
 * @returns a tag with a region, such as "de-DE"
 * @throws AssertionError for what is no language tag
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
