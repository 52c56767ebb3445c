import type { Money } from '../money/index.ts';
import type { PriceSummary as SummaryOf } from '../offer/index.ts';
import { offerOf, PRICE_RULES } from './offer-of.ts';
import type { Product, Variant } from './product.ts';

/** The contents of a price block. Source: docs/behaviour/products.md §4.3 */
export type PriceSummary = SummaryOf<Money>;

/**
 * Summarizes the price of a product. With a variant: its own price. Without: the product's own price (digital products,
 * paywalls); the lowest price where prices vary; the sale price beside the normal one; the normal price. A product of
 * unknown type has none.
 * @param product the product
 * @param variant the chosen variant, or null
 * @returns the contents of the price block
 * Source: docs/behaviour/products.md §4.3
 */
export function priceSummary(product: Product, variant: Variant | null): PriceSummary {
  return PRICE_RULES.priceSummary(offerOf(product), variant);
}
