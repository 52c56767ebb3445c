import { plainText } from '../text/index.ts';

// These are parts of a word or an amount.
const INLINE_TAG = /<\/?(?:a|b|bdi|em|i|span|strong)\b[^<>]*>/gi;
const NUMERIC_ENTITY = /&#(?:x([\da-f]{1,5})|(\d{1,6}));/gi;

/**
 * Reads the text of what WooCommerce sends as HTML, such as names and messages.
 * @param html with typographic quotes as numeric entities
 */
export function textOf(html: string): string {
  return plainText(html.replace(INLINE_TAG, '')).replace(
    NUMERIC_ENTITY,
    (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}
