import type { JsonObject } from '../json/index.ts';
import type { ProductItem } from '../product/index.ts';

/** A product item in a list. */
export type ListedItem = ProductItem & JsonObject;

/**
 * Writes the products of a list, without those that a backend has written in another way than it should.
 * @param products as it answers them
 * @param write writes one; what it throws leaves it out
 * Source: docs/behaviour/product-lists.md §4.1
 */
export function writeItems<Json>(
  products: readonly Json[],
  write: (product: Json) => ProductItem,
): readonly ListedItem[] {
  return products.flatMap((product) => {
    try {
      return [{ ...write(product) }];
    } catch {
      return [];
    }
  });
}
