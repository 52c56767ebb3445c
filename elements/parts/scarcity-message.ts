import { formatMessage, intlLocale } from '../../core/i18n/index.ts';

/**
 * Writes how few are left, by a message with forms for each number, as templates read it.
 * @param text the owner's message
 * @param qtyInStock pieces, 1 or more
 * @param locale BCP 47 tag of the page
 * Source: docs/behaviour/products.md §9.2; docs/behaviour/locale-data.md §7
 */
export function scarcityMessage(text: string, qtyInStock: number, locale: string): string {
  const args = { positional: [qtyInStock], named: new Map([['qtyInStock', qtyInStock]]) };
  return formatMessage(text, args, { locale: intlLocale(locale), timeZone: () => 'UTC' });
}
