import type { Money } from '../money/index.ts';
import type { PriceSummary as SummaryOf } from '../offer/index.ts';
import { offerOf, PRICE_RULES, type Priced } from './offer-of.ts';
import type { Product, Variant } from './product.ts';

/** What a price block shows. Source: docs/behaviour/products.md §4.3 */
export type PriceSummary = SummaryOf<Money>;

/**
 * Sums up what a product costs. With a variant: its own price. Without: the product's own price (digital products,
 * paywalls); the lowest price where prices vary; the sale price beside the normal one; the normal price. A product of
 * unknown type has none.
 * @param product the product
 * @param variant the chosen variant, or null
 * @returns what to show
 * Source: docs/behaviour/products.md §4.3
 */
export function priceSummary(product: Product, variant: Variant | null): PriceSummary {
  return PRICE_RULES.priceSummary(offerOf(product), variant);
}

/**
 * Tells whether variants cost different amounts. Digital products and paywalls have one price.
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
