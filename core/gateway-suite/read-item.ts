import type { CurrencyCode } from '../money/index.ts';
import { parseProduct, type Product } from '../product/index.ts';

/**
 * Reads a product item of a gateway.
 * @param json its answer
 * @param fallbackCurrency of documents that name none
 * @throws Error for a malformed one
 */
export function readItem(json: unknown, fallbackCurrency: CurrencyCode): Product {
  const product = parseProduct(json, {
    fallbackCurrency,
    report(error) {
      throw error;
    },
  });
  if (product === null) throw new Error('The document is no product.');
  return product;
}
