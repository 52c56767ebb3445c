/** The locale of a site that names none, or none that exists. Source: platform specification §9. */
export const DEFAULT_LOCALE = 'en-US';

/**
 * Completes a language tag with its likely region, so that "ar" brings its own digits.
 * @param tag BCP 47, such as "de" or "en-GB"; "en_GB" is understood; anything else gives en-US
 * @returns a tag with a region, such as "de-DE"
 * Source: template language §15 (likely subtags)
 */
export function resolveTag(tag: string): string {
  try {
    const locale = new Intl.Locale(tag.replaceAll('_', '-'));
    return new Intl.Locale(locale, { region: locale.maximize().region }).toString();
  } catch {
    return DEFAULT_LOCALE;
  }
}
