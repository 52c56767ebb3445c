/**
 * The locale of a page or site without one, or with one that does not exist.
 * Source: docs/behaviour/money.md §3.6
 */
export const DEFAULT_LOCALE = 'en-US';

/**
 * Creates an `Intl.NumberFormat`.
 * @param locale a BCP 47 tag; for an unknown language en-US is used, not the visitor's own
 * @param options of `Intl.NumberFormat`
 * @throws RangeError for anything that is not a language tag
 * Source: docs/behaviour/money.md §3.6
 */
export function createNumberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat([locale, DEFAULT_LOCALE], options);
}
