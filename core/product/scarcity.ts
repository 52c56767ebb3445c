import { SCARCE_QUANTITY } from '../offer/index.ts';
import type { Product, Variant } from './product.ts';
import { stockLeft } from './stock.ts';

/** The owner's settings for a product that is nearly sold out. */
export interface ScarcitySettings {
  readonly scarcityEnabled?: boolean | undefined;
  /** A message with `{qtyInStock}`. */
  readonly scarcityText?: string | undefined;
  /** Whether it also applies to the whole product while no variant is chosen. */
  readonly scarcityShownByDefault?: boolean | undefined;
}

/**
 * Counts the remaining pieces of a product that is nearly sold out, if the owner wants them shown.
 * @param product the product
 * @param variant the chosen variant, or null
 * @param settings the product's merchandising context
 * @returns the pieces, 1 or more; null to show nothing
 * Source: docs/behaviour/products.md §9.2
 */
export function scarceQuantity(
  product: Product,
  variant: Variant | null,
  { scarcityEnabled, scarcityText, scarcityShownByDefault }: ScarcitySettings,
): number | null {
  if (!scarcityEnabled || !scarcityText || !(variant || scarcityShownByDefault)) return null;
  const left = stockLeft(variant ? { ...product, variants: [variant] } : product);
  return left > 0 && left <= SCARCE_QUANTITY ? left : null;
}
