import type { Money } from '../money/index.ts';
import { offerOf, PRICE_RULES, type Priced, type Product } from '../product/index.ts';

/**
 * Returns whether variants cost different amounts. Digital products and paywalls have one price.
 * @param product the product
 * @returns true when the price depends on the variant
 * Source: docs/behaviour/products.md §4.2
 */
export function hasVariedPrices(product: Product): boolean {
  return PRICE_RULES.hasVariedPrices(offerOf(product));
}

/**
 * Chooses the price that is paid now.
 * @param priced a variant, or a product with its own price
 * @returns the sale price while on sale, otherwise the normal one; null where neither can be read
 * Source: docs/behaviour/products.md §4.1
 */
export function effectivePrice(priced: Priced): Money | null {
  return PRICE_RULES.effectivePrice(priced);
}
