import { PRICE_RULES, type ItemImage, type ProductDetails, type VariantDetails } from '../catalogue/index.ts';
import type { CartEntry } from './cart.ts';

/** A row of a cart or a subscription cart, joined with its product and its variant. */
export interface JoinedLine {
  readonly item_id: string;
  readonly sku: string;
  readonly quantity: number;
  readonly additional_fields: string;
  readonly price_cents: number;
  readonly sale_price_cents: number;
  readonly on_sale: boolean;
  readonly slug: string;
  readonly variant_details: string;
  readonly product_details: string;
}

/** An entry, and the product of its row. */
export interface PricedLine {
  readonly entry: CartEntry;
  readonly product: ProductDetails;
}

/**
 * Prices a row of a cart or a subscription cart.
 * @param id the id of the entry
 * @param row the row
 * @param way once or as a subscription
 * @returns the entry with today's price
 */
export function toEntry(id: string, row: JoinedLine, way: 'once' | 'subscription' = 'once'): PricedLine {
  const product = JSON.parse(row.product_details) as ProductDetails;
  const variant = JSON.parse(row.variant_details) as VariantDetails;
  const onceCents = PRICE_RULES.effectivePrice(row) ?? row.price_cents;
  const unitCents = way === 'once' ? onceCents : (variant.paymentCents ?? onceCents);
  const entry = {
    id,
    itemId: row.item_id,
    productType: product.productType,
    quantity: row.quantity,
    chosenVariant: { sku: row.sku, attributes: variant.attributes },
    additionalFields: row.additional_fields,
    additionalFieldsFormId: product.formId ?? null,
    title: product.title,
    subTotal: unitCents * row.quantity,
    purchasePriceCents: unitCents,
    productUrl: `/shop/${row.slug}`,
    image: imageOf(variant.image ?? product.mainImage),
  };
  return { entry, product };
}

/** Carts contain no other data of a picture. */
function imageOf(image: ItemImage | null): ItemImage | null {
  return image && { assetUrl: image.assetUrl, altText: image.altText };
}
