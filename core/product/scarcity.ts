import { SCARCE_QUANTITY } from '../offer/index.ts';
import type { Product, Variant } from './product.ts';
import { stockLeft } from './stock.ts';

/** What the owner says of a product that is nearly sold out. */
export interface ScarcitySettings {
  readonly scarcityEnabled?: boolean | undefined;
  /** A message with `{qtyInStock}`. */
  readonly scarcityText?: string | undefined;
  /** Whether it is said of the whole product, too, while no variant is chosen. */
  readonly scarcityShownByDefault?: boolean | undefined;
}

/**
 * Counts what is left of something that is nearly sold out, where the owner wants it said.
 * @param product the product
 * @param variant the chosen variant, or null
 * @param settings the product's merchandising context
 * @returns the pieces, 1 or more; null where nothing is said
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
