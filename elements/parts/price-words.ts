import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { fill } from '../../core/text/index.ts';
import { numberText } from '../../core/words/index.ts';

export { periodText } from '../../core/product/index.ts';

const messages = retryable(() => import('./scarcity-message.ts'));

/** A text that asks for nothing but the number; anything else is a message with plural forms and the like. */
const PLAIN = /^[^{}']*(?:\{(?:qtyInStock|0)\}[^{}']*)*$/;

/**
 * Writes how few are left.
 * @param text the owner's message, with `{qtyInStock}`
 * @param qtyInStock pieces, 1 or more
 * @param look the page's language, and what is called when the code that reads messages has been fetched
 * @returns the text; empty while it cannot be read
 * Source: docs/behaviour/products.md §9.2
 */
export function scarcityText(
  text = '',
  qtyInStock: number,
  { locale, onWords }: { readonly locale: string; readonly onWords: () => void },
): string {
  if (PLAIN.test(text)) {
    const left = numberText(qtyInStock);
    return fill(text, { qtyInStock: left, 0: left });
  }
  const current = messages.current();
  if (current) return current.scarcityMessage(text, qtyInStock, locale);
  messages.load().then(onWords, (error: unknown) => {
    storefront().report(error, 'price/message');
  });
  return '';
}
