import type { EditedVariant } from './edited-product.ts';
import type { ProductDetails } from './product-details.ts';

/** A product as the seed writes it. */
export interface SeedProduct extends ProductDetails {
  readonly id: string;
  readonly slug: string;
  readonly variants: readonly EditedVariant[];
}

/**
 * Makes a variant with defaults: no options, no sale, no picture of its own.
 * @param sku stock-keeping unit, unique in the store
 * @param priceCents price in cents
 * @param stock quantity in stock, or null for unlimited
 * @param rest what differs from the defaults
 */
export function seedVariant(
  sku: string,
  priceCents: number,
  stock: number | null,
  rest: Partial<EditedVariant> = {},
): EditedVariant {
  return { sku, priceCents, stock, salePriceCents: null, attributes: {}, image: null, ...rest };
}
