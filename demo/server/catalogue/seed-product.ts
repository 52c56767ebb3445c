import type { ProductTypeCode } from '../../../core/enumerations/index.ts';
import type { ItemImage, SubscriptionPlan } from './product-item.ts';

/** What is kept of a product besides its key: everything that is neither price nor stock. */
export interface ProductDetails {
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly productType: ProductTypeCode;
  readonly options: readonly string[];
  readonly mainImage: ItemImage;
  readonly subscriptionPlan: SubscriptionPlan | null;
  readonly buttonText: string;
}

/** What is kept of a variant besides its price and its stock. */
export interface VariantDetails {
  readonly attributes: Readonly<Record<string, string>>;
  readonly image: ItemImage | null;
}

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

/**
 * A variant with the usual: no options, no sale, no picture of its own.
 * @param sku stock-keeping unit, unique in the store
 * @param priceCents price in cents
 * @param stock quantity in stock, or null for unlimited
 * @param rest what is unusual about it
 * @returns the variant
 */
export function seedVariant(
  sku: string,
  priceCents: number,
  stock: number | null,
  rest: Partial<SeedVariant> = {},
): SeedVariant {
  return { sku, priceCents, stock, salePriceCents: null, attributes: {}, image: null, ...rest };
}
