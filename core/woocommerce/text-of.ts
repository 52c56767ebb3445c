import { plainText } from '../text/index.ts';

/**
 * Reads the text of what WooCommerce sends as HTML, such as names and messages.
 * @param html with typographic quotes as numeric entities
 */
export function textOf(html: string): string {
  return plainText(html).replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
