import type { Locale } from './locale/locale.ts';
import { resolveTag } from './locale/resolve-tag.ts';
import { createNumberFormats } from './numbers/number-formats.ts';

/**
 * Opens a locale for numbers, amounts and plurals, for pages where size matters; it writes dates as "".
 * @param tag BCP 47, such as "de" or "en-GB"
 * @returns the locale; keep it, and pass it to every rendering
 * @throws AssertionError for anything that is not a language tag
 * Source: docs/behaviour/locale-data.md §1.4
 */
export function intlNumberLocale(tag: string): Locale {
  const { asked, known } = resolveTag(tag, 'intlNumberLocale');
  return {
    tag: known,
    ...createNumberFormats(asked),
    formatDate: () => '',
    formatInterval: () => '',
    formatRelative: () => '',
  };
}
