import type { CartEntryJson, CartJson } from '../cart/index.ts';
import type { JsonFields } from '../json/index.ts';
import { minorOf, multiply } from './amounts.ts';
import { textOf } from './text-of.ts';
import type { Catalog } from './catalog.ts';

const AMOUNTS = 'total,tax_total,discount_total,discount_subtotal,shipping_total,shipping_subtotal'.split(
  ',',
);
const LINE_FIELDS = [
  ...['id', 'product_id', 'product_handle', 'product_title', 'variant_id', 'variant_sku', 'thumbnail'],
  ...['quantity', 'unit_price', 'is_tax_inclusive', 'requires_shipping', 'metadata', 'created_at'],
].map((name) => `items.${name}`);

/** The fields of a cart that a page needs. */
export const CART_FIELDS = [
  ...['id', 'currency_code', 'completed_at', 'metadata', 'promotions.code', 'promotions.is_automatic'],
  ...AMOUNTS,
  ...LINE_FIELDS,
].join();

/** What writing carts needs. */
export interface CartJsonParts {
  readonly known: Catalog['known'];
  /** Makes the address of a picture absolute. */
  readonly resolve: (address: string) => string;
}

/**
 * Returns the lines of a cart in the order in which they were added: Medusa moves a changed one.
 * @param cart Medusa's cart
 */
export function linesOf(cart: JsonFields): readonly JsonFields[] {
  const ageOf = (line: JsonFields) => `${line.text('created_at')} ${line.text('id')}`;
  return [...cart.objects('items')].sort((one, other) => (ageOf(one) < ageOf(other) ? -1 : 1));
}

/**
 * Reads the form's values that a line was added with.
 * @param line of Medusa's cart
 * @returns a JSON text; empty without a form
 */
export function additionalFieldsOf(line: JsonFields): string {
  return textOf(line.within('metadata'), 'additionalFields');
}

/**
 * Writes a cart of Medusa as ours.
 * @param cart Medusa's cart
 * @param parts known products
 * Source: docs/behaviour/gateways.md §3.4
 */
export function cartJson(cart: JsonFields, parts: CartJsonParts): CartJson {
  const currency = textOf(cart, 'currency_code').toUpperCase();
  const lines = linesOf(cart);
  const entries = lines.map((line) => entryJson(line, currency, parts));
  const isSent = lines.map((line) => line.flag('requires_shipping'));
  // As the prices: with or without taxes.
  const isTaxInclusive = lines.some((line) => line.flag('is_tax_inclusive'));
  const amountOf = (name: string) => minorOf(cart.raw(name), currency);
  const coupons = cart
    .objects('promotions')
    .flatMap((one) => (one.flag('is_automatic') ? [] : [{ code: textOf(one, 'code') }]));
  return {
    id: textOf(cart, 'id'),
    entries,
    coupons,
    validCoupons: coupons,
    invalidCoupons: [],
    subtotalCents: sumOf(entries.map(({ subTotal = 0 }) => subTotal)),
    // Where prices include it, it is part of every other amount.
    ...(!isTaxInclusive && { taxCents: amountOf('tax_total') }),
    shippingCostCents: amountOf(isTaxInclusive ? 'shipping_total' : 'shipping_subtotal'),
    discountCents: amountOf(isTaxInclusive ? 'discount_total' : 'discount_subtotal'),
    grandTotalCents: amountOf('total'),
    totalQuantity: sumOf(entries.map(({ quantity = 0 }) => quantity)),
    hasDigital: isSent.includes(false),
    purelyDigital: isSent.length > 0 && !isSent.includes(true),
    requiresShipping: isSent.includes(true),
    currency: currency || null,
    note: textOf(cart.within('metadata'), 'note') || null,
  };
}

function entryJson(line: JsonFields, currency: string, { known, resolve }: CartJsonParts): CartEntryJson {
  const product = known(textOf(line, 'product_id'));
  const variantId = line.text('variant_id');
  const variant = product?.variants.find(({ id }) => id === variantId);
  const quantity = line.count('quantity') ?? 0;
  const price = line.raw('unit_price');
  const picture = line.trimmed('thumbnail');
  return {
    id: textOf(line, 'id'),
    itemId: product?.itemId ?? textOf(line, 'product_handle'),
    productType: 1,
    quantity,
    chosenVariant: {
      sku: line.trimmed('variant_sku') ?? variantId,
      attributes: variant?.attributes ?? {},
    },
    additionalFields: additionalFieldsOf(line),
    additionalFieldsFormId: null,
    title: textOf(line, 'product_title'),
    subTotal: minorOf(multiply(price, quantity), currency),
    purchasePriceCents: minorOf(price, currency),
    image: picture === null ? null : { assetUrl: resolve(picture) },
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
