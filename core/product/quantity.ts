import { offerOf, STOCK_RULES } from './offer-of.ts';
import type { Product } from './product.ts';

/** The store settings that affect quantities. Source: docs/behaviour/products.md §7.2 */
export interface QuantitySettings {
  /** True by default. */
  readonly multipleQuantityAllowedForServices: boolean;
}

/**
 * Returns whether a product has a quantity field: physical products, and services where the store allows several;
 * never subscribable ones, and never where at most one piece is left.
 * @param product the product
 * @param settings the store's settings
 * @returns true when a quantity can be typed; otherwise it is always 1
 * Source: docs/behaviour/products.md §7.2
 */
export function isQuantityShown(product: Product, settings: QuantitySettings): boolean {
  const { multipleQuantityAllowedForServices } = settings;
  return STOCK_RULES.canTakeSeveral(
    offerOf(product),
    product.isSubscribable,
    () => multipleQuantityAllowedForServices,
  );
}
