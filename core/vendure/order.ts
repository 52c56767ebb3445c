import type { CartAnswerJson, CartEntryJson, CartJson } from '../cart/index.ts';
import { answerOf, emptyCart } from '../gateway-kit/index.ts';
import { minorOf } from './amounts.ts';
import { ASSET, type Asset, attributesOf, type ChosenOption, OPTIONS } from './products.ts';
import type { VendureOptions } from './vendure-options.ts';

/** A line of an order. */
export interface OrderLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitPriceWithTax: number;
  readonly linePriceWithTax: number;
  readonly featuredAsset: Asset | null;
  /** Only where the store has the field. */
  readonly customFields?: { readonly additionalFields: string | null };
  readonly productVariant: {
    readonly id: string;
    readonly sku: string;
    readonly options: readonly ChosenOption[];
    readonly product: { readonly slug: string; readonly name: string };
  };
}

/** An order, as its fields ask for it. */
export interface Order {
  readonly code: string;
  readonly totalQuantity: number;
  readonly couponCodes: readonly string[];
  readonly currencyCode: string;
  readonly shippingWithTax: number;
  readonly totalWithTax: number;
  readonly lines: readonly OrderLine[];
  /** Only where the page names the field for the note. */
  readonly customFields?: Readonly<Record<string, string | null>>;
}

/** How the orders of a store are read. */
export type OrderOptions = Pick<VendureOptions, 'checkoutUrl' | 'currency' | 'noteField'> & {
  readonly precision: number;
  /** Names a product as the page does; by its slug by default. */
  readonly nameOf?: (slug: string) => string;
};

/**
 * Names the fields of an order that a cart has.
 * @param hasAdditionalFields whether its lines have additional fields
 * @param noteField the custom field for the note, if there is one
 */
export function orderFields(hasAdditionalFields: boolean, noteField: string | undefined): string {
  const note = noteField === undefined ? '' : `customFields { ${noteField} }`;
  return `code totalQuantity couponCodes currencyCode shippingWithTax totalWithTax ${note}
lines { id quantity unitPriceWithTax linePriceWithTax ${ASSET} ${hasAdditionalFields ? 'customFields { additionalFields }' : ''}
productVariant { id sku ${OPTIONS} product { slug name } } }`;
}

/**
 * Returns the additional fields of a line.
 * @param line of an order
 * @returns a JSON text; '' for none
 */
export function additionalFieldsOf({ customFields }: OrderLine): string {
  return customFields?.additionalFields ?? '';
}

/**
 * Returns the name of a line's product in the page.
 * @param line of an order
 * @param options of the store
 */
export function itemIdOf({ productVariant: { product } }: OrderLine, { nameOf }: OrderOptions): string {
  return nameOf?.(product.slug) ?? product.slug;
}

/**
 * Describes an order as a cart.
 * @param order null before the first addition, and after the purchase
 * @param options of the store
 * Source: docs/behaviour/gateways.md §2.3
 */
export function cartOf(order: Order | null, options: OrderOptions): CartJson {
  const { precision, checkoutUrl = null } = options;
  if (!order) return { ...emptyCart(options.currency), checkoutUrl };
  const { code, lines, totalQuantity, couponCodes, currencyCode: currency } = order;
  const { shippingWithTax: shipping, totalWithTax: total } = order;
  const minor = (amount: number) => minorOf(amount, precision, currency);
  const codes = couponCodes.map((coupon) => ({ code: coupon }));
  const subtotal = lines.reduce((sum, { linePriceWithTax }) => sum + linePriceWithTax, 0);
  return {
    id: code,
    entries: lines.map((line) => entryOf(line, itemIdOf(line, options), minor)),
    coupons: codes,
    validCoupons: codes,
    invalidCoupons: [],
    // Vendure's own is after discounts.
    subtotalCents: minor(subtotal),
    // All amounts include it.
    taxCents: 0,
    shippingCostCents: minor(shipping),
    // More than all lines: a surcharge, which is no discount.
    discountCents: minor(Math.max(0, subtotal + shipping - total)),
    grandTotalCents: minor(total),
    totalQuantity,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: lines.length > 0,
    currency,
    note: noteOf(order, options),
    checkoutUrl,
  };
}

function noteOf({ customFields }: Order, { noteField }: OrderOptions): string | null {
  return (noteField !== undefined && customFields?.[noteField]) || null;
}

function entryOf(line: OrderLine, itemId: string, minor: (amount: number) => number): CartEntryJson {
  const { id, quantity, productVariant: variant, featuredAsset: picture } = line;
  return {
    id,
    itemId,
    productType: 1,
    quantity,
    chosenVariant: { sku: variant.sku, attributes: attributesOf(variant) },
    additionalFields: additionalFieldsOf(line),
    additionalFieldsFormId: null,
    title: variant.product.name,
    subTotal: minor(line.linePriceWithTax),
    purchasePriceCents: minor(line.unitPriceWithTax),
    productUrl: null,
    image: picture && { assetUrl: picture.preview },
  };
}

/**
 * Answers a change.
 * @param order the order after it
 * @param options of the store
 * @param line the line that it was about, if there is one
 */
export function orderAnswer(order: Order | null, options: OrderOptions, line?: OrderLine): CartAnswerJson {
  return answerOf(cartOf(order, options), line?.id);
}
