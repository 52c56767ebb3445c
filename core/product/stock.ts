import { isOfferOnSale } from '../offer/index.ts';
import { offerOf, STOCK_RULES } from './offer-of.ts';
import type { Product, Variant } from './product.ts';

/** A product's mark; sold out takes precedence over on sale. Source: docs/behaviour/products.md §6.1 */
export type ProductStatus = 'sold-out' | 'on-sale';

/**
 * Returns whether a variant is in stock.
 * @param variant the variant
 * @returns true when it is unlimited or at least one piece is left
 * Source: docs/behaviour/products.md §5.1
 */
export function isVariantInStock(variant: Variant): boolean {
  return STOCK_RULES.isAvailable(variant);
}

/**
 * Counts the pieces left of a product.
 * @param product the product
 * @returns the sum over all variants; the largest safe integer for digital products, gift cards and paywalls, and where
 * any variant is unlimited
 * Source: docs/behaviour/products.md §5.3
 */
export function stockLeft(product: Product): number {
  return STOCK_RULES.stockLeft(offerOf(product));
}

/**
 * Returns whether a product is sold out: physical and service products without any variant in stock, also without any
 * variant; digital products, gift cards and paywalls never; a product of unknown type always.
 * @param product the product
 * @returns true when nothing of it can be bought
 * Source: docs/behaviour/products.md §5.2
 */
export function isSoldOut(product: Product): boolean {
  return STOCK_RULES.isSoldOut(offerOf(product));
}

/**
 * Returns whether a product is on sale: physical and service products when any variant is, digital products and
 * paywalls by their own flag, gift cards and unknown types never.
 * @param product the product
 * @returns true when it is marked as on sale
 * Source: docs/behaviour/products.md §6.2
 */
export function isOnSale(product: Product): boolean {
  return isOfferOnSale(offerOf(product), (priced) => priced.isOnSale);
}

/**
 * Chooses the mark of the chosen variant, or of the whole product while none is chosen.
 * @param product the product
 * @param variant the chosen variant
 * @returns `sold-out`, otherwise `on-sale`, otherwise null
 * Source: docs/behaviour/products.md §6.1
 */
export function productStatus(product: Product, variant: Variant | null = null): ProductStatus | null {
  const marked = variant ? { ...product, variants: [variant] } : product;
  if (isSoldOut(marked)) return 'sold-out';
  return isOnSale(marked) ? 'on-sale' : null;
}
