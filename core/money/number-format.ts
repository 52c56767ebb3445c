/** The locale of a page or site that names none, or none that exists. Source: docs/behaviour/money.md §3.6. */
export const DEFAULT_LOCALE = 'en-US';

/**
 * Opens the platform's format of numbers.
 * @param locale a BCP 47 tag; a language that the platform does not know gives en-US, not the visitor's own
 * @param options of `Intl.NumberFormat`
 * @returns the format
 * @throws RangeError for what is no language tag
 * Source: docs/behaviour/money.md §3.6
 */
export function createNumberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat([locale, DEFAULT_LOCALE], options);
}
