import type { ProductDetails, VariantDetails } from './product-details.ts';
import type { InstallmentContext } from './product-item.ts';

/** A variant as the seed writes it; a stock of `null` is unlimited, a sale price of `null` is none. */
export interface SeedVariant extends VariantDetails {
  readonly sku: string;
  readonly priceCents: number;
  readonly salePriceCents: number | null;
  readonly stock: number | null;
}

/** A product as the seed writes it. */
export interface SeedProduct extends ProductDetails {
  readonly id: string;
  readonly slug: string;
  readonly variants: readonly SeedVariant[];
}

/** The instalments offer of the store's products: above $10, up to $200. */
export const INSTALLMENTS: InstallmentContext = {
  afterPayAvailable: true,
  afterPayMin: 1_000,
  afterPayMax: 20_000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
};

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
  rest: Partial<SeedVariant> = {},
): SeedVariant {
  return { sku, priceCents, stock, salePriceCents: null, attributes: {}, image: null, ...rest };
}
