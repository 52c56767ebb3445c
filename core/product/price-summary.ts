import type { Money } from '../money/index.ts';
import { KIND_RULES, type PriceSummary as SummaryOf } from '../offer/index.ts';
import type { Priced } from './offer-of.ts';
import type { Product, Variant } from './product.ts';
import { isVariantInStock } from './stock.ts';

/** The contents of a price block. Source: docs/behaviour/products.md §4.3 */
export type PriceSummary = SummaryOf<Money>;

/**
 * Summarizes the price of a product as tags show it. With a variant: its own price. Without: the product's own price
 * (digital products, paywalls); the lowest price of what can be bought, or of everything where all is sold out. Only a
 * higher price is an original one. A product of unknown type has none.
 * @param product the product
 * @param variant the chosen variant, or null
 * @returns the contents of the price block
 * Source: docs/behaviour/products.md §4.3, §4.8, §4.9
 */
export function priceSummary(product: Product, variant: Variant | null): PriceSummary {
  const { type, variants } = product;
  const { prices } = KIND_RULES[type];
  if (prices === 'none') return summaryOf([]);
  if (prices === 'own') return summaryOf([priceNow(product) ? product : (variant ?? variants[0] ?? product)]);
  if (variant) return summaryOf([variant]);
  const left = variants.filter(isVariantInStock);
  return summaryOf(left.length > 0 ? left : variants);
}

const priceNow = ({ salePrice, price }: Priced) => salePrice ?? price;

function summaryOf(offered: readonly Priced[]): PriceSummary {
  const pricesNow = offered.map(priceNow);
  const price = lowest(pricesNow);
  const original = lowest(offered.map((one) => one.price));
  const isHigher = (other: Money | null) => !!price && !!other && other.amountMinor > price.amountMinor;
  const from = pricesNow.some(isHigher);
  return { from, price, original: !from && isHigher(original) ? original : null };
}

function lowest(amounts: readonly (Money | null)[]): Money | null {
  return amounts.reduce(
    (low, amount) => (low && !(amount && amount.amountMinor < low.amountMinor) ? low : amount),
    null,
  );
}
