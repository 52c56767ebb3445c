import { createStockRules, KIND_RULES, type Offer } from '../offer/index.ts';
import type { Product, Variant } from './product.ts';

/** Anything with a price: a variant, or a product with a single price. */
export type Priced = Pick<Variant, 'price' | 'salePrice' | 'isOnSale'>;

/** The rules of stock for parsed products. */
export const STOCK_RULES = /* @__PURE__ */ createStockRules<Variant>({
  // An unknown number is enough for every rule.
  isUnlimited: ({ stock }) => stock.isUnlimited || stock.quantity === null,
  quantityOf: ({ stock }) => stock.quantity ?? 0,
});

/**
 * Presents a product to the rules.
 * @param product the product
 * @returns the rules of its kind, and the carriers of prices and stock
 */
export function offerOf(product: Product): Offer<Priced> & { readonly variants: readonly Variant[] } {
  return { rules: KIND_RULES[product.type], own: product, variants: product.variants };
}
