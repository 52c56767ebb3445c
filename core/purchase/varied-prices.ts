import type { Money } from '../money/index.ts';
import { createPriceRules } from '../offer/index.ts';
import { offerOf, type Priced, type PriceSummary, type Product, type Variant } from '../product/index.ts';

/** The rules of prices for parsed products. */
const PRICE_RULES = /* @__PURE__ */ createPriceRules<Priced, Money>({
  isOnSale: (priced) => priced.isOnSale,
  priceOf: ({ price }) => price,
  salePriceOf: ({ salePrice }) => salePrice,
  compare: (one, other) => one.amountMinor - other.amountMinor,
  isSame: (one, other, field) =>
    field === 'isOnSale'
      ? one.isOnSale === other.isOnSale
      : one[field]?.amountMinor === other[field]?.amountMinor,
});

/**
 * Summarizes the price of a product as templates print it, sold-out variants and all.
 * @param product the product
 * @param variant the chosen variant, or null
 * Source: docs/behaviour/products.md §4.2, §4.3
 */
export function printedSummary(product: Product, variant: Variant | null): PriceSummary {
  return PRICE_RULES.priceSummary(offerOf(product), variant);
}

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
