import { formatMessage, intlLocale } from '../../engine/i18n/index.ts';

/**
 * Formats a text of the site's owner: a message with plural forms, in the syntax of templates.
 * @param text the owner's message
 * @param values name → value, in the order of their numbers
 * @param locale BCP 47 tag of the page
 * Source: docs/behaviour/products.md §9.2; docs/behaviour/locale-data.md §7
 */
export function ownMessage(
  text: string,
  values: Readonly<Record<string, string | number>>,
  locale: string,
): string {
  const args = { positional: Object.values(values), named: new Map(Object.entries(values)) };
  return formatMessage(text, args, { locale: intlLocale(locale), timeZone: () => 'UTC' });
}
