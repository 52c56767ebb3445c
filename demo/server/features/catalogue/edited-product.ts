import { kindOfCode, KIND_RULES } from '../../../../core/offer/index.ts';
import type { ProductDetails, VariantDetails } from './product-details.ts';
import type { InstallmentContext } from './product-item.ts';
import type { VariantsTable } from './tables.ts';

/** A stock: a quantity, or null for unlimited. */
export type EditedStock = number | null;

/** A variant as it is written. */
export interface EditedVariant extends VariantDetails {
  readonly sku: string;
  readonly priceCents: number;
  /** Null without a sale. */
  readonly salePriceCents: number | null;
  readonly stock: EditedStock;
}

/** The instalments offer of the store's products: above $10, up to $200. */
export const NEW_INSTALLMENTS: InstallmentContext = {
  afterPayAvailable: true,
  afterPayMin: 1_000,
  afterPayMax: 20_000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
};

/**
 * Builds the row of a variant. Gift cards are never on sale.
 * @param variant the variant
 * @param place its product, its position there, and the product's kind
 * Source: docs/behaviour/products.md §6.2
 */
export function variantRow(
  { sku, priceCents, salePriceCents, attributes, image, paymentCents }: EditedVariant,
  { productId, position, productType }: VariantPlace,
): VariantsTable {
  return {
    sku,
    product_id: productId,
    position,
    price_cents: priceCents,
    sale_price_cents: salePriceCents ?? 0,
    on_sale: KIND_RULES[kindOfCode(productType)].sale !== 'never' && salePriceCents !== null,
    details: JSON.stringify({ attributes, image, paymentCents }),
  };
}

/** Where a variant belongs. */
export interface VariantPlace extends Pick<ProductDetails, 'productType'> {
  readonly productId: string;
  readonly position: number;
}

/**
 * Builds the stock of a variant. Downloads and gift cards never run out.
 * @param stock the quantity, or null for unlimited
 * @param productType the product's kind
 * Source: docs/behaviour/products.md §5
 */
export function stockRow(
  stock: EditedStock,
  { productType }: Pick<ProductDetails, 'productType'>,
): { readonly unlimited: boolean; readonly quantity: number } {
  const isEndless = KIND_RULES[kindOfCode(productType)].stock === 'endless';
  return { unlimited: isEndless || stock === null, quantity: stock ?? 0 };
}
