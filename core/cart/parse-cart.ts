import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { fieldsOf, isJsonObject, type JsonFields, type JsonObject, type NoteField } from '../json/index.ts';
import { isCurrencyCode } from '../money/index.ts';
import { LEAST_CENTS, readCents } from './amounts.ts';
import type { Cart, CartEntry, Coupon } from './cart.ts';
import { parseEntry } from './parse-entry.ts';

/** Reads a cart out of JSON whose shape nobody promised. */
export type ParseCart = (json: unknown) => Cart;

/**
 * Makes the check at the cart's door: fields degrade one by one, so that one bad amount never hides a cart.
 * @param reportField receives the name of the first field that was not as promised, once per cart
 * @returns the parser, which throws StorefrontError "unknown-outcome" for what is no cart at all
 * Source: docs/behaviour/cart.md §1.1, §1.3
 */
export function createCartParser(reportField: NoteField): ParseCart {
  return (json) => {
    if (!isCartLike(json)) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
    const badFields: string[] = [];
    const note: NoteField = (field) => badFields.push(field);
    const cart = cartOf(json, note);
    if (badFields[0] !== undefined) reportField(badFields[0]);
    return cart;
  };
}

/** Another object, such as `{}` or a message, must not be taken for an empty cart. */
function isCartLike(json: unknown): json is JsonObject {
  return isJsonObject(json) && (typeof json.id === 'string' || Array.isArray(json.entries));
}

function cartOf(json: JsonObject, note: NoteField): Cart {
  const fields = fieldsOf(json, note);
  const currency = fields.read('currency', readCurrency);
  const entries = fields.list('entries', (entry) => parseEntry(entry, note));
  const cart: Cart = {
    id: fields.text('id') ?? '',
    websiteId: fields.text('websiteId') ?? '',
    orderId: fields.text('orderId') ?? '',
    created: fields.count('created') ?? 0,
    isPurchased: fields.flag('isPurchased'),
    entries,
    shippingOptions: fields.list('shippingOptions', readAnything),
    selectedShippingOption: fields.raw('selectedShippingOption') ?? null,
    shippingLocation: fields.raw('shippingLocation') ?? null,
    applicableTaxRules: fields.list('applicableTaxRules', readAnything),
    coupons: fields.list('coupons', readCoupon),
    validCoupons: fields.list('validCoupons', readCoupon),
    invalidCoupons: fields.list('invalidCoupons', readCoupon),
    ...amountsOf(fields),
    totalQuantity: fields.count('totalQuantity') ?? sumOfQuantities(entries),
    hasDigital: fields.flag('hasDigital'),
    purelyDigital: fields.flag('purelyDigital'),
    requiresShipping: fields.flag('requiresShipping'),
    currency,
    version: fields.count('version'),
  };
  return currency === null && fields.has('currency') ? withoutAmounts(cart) : cart;
}

const NO_AMOUNTS = {
  subtotalCents: null,
  taxCents: null,
  shippingCostCents: null,
  discountCents: null,
  grandTotalCents: null,
} as const;

function amountsOf(fields: JsonFields): Pick<Cart, keyof typeof NO_AMOUNTS> {
  return {
    subtotalCents: readCents(fields, 'subtotalCents'),
    taxCents: readCents(fields, 'taxCents'),
    shippingCostCents: readCents(fields, 'shippingCostCents'),
    // Some stores write a discount as what it takes away.
    discountCents: readCents(fields, 'discountCents', LEAST_CENTS),
    grandTotalCents: readCents(fields, 'grandTotalCents'),
  };
}

/** Amounts of a currency that nobody here can print are blank: in the page's currency they would be a lie. */
function withoutAmounts(cart: Cart): Cart {
  const entries = cart.entries.map((entry) => ({ ...entry, subTotal: null, purchasePriceCents: null }));
  return { ...cart, ...NO_AMOUNTS, entries };
}

function readCurrency(value: unknown): string | undefined {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : undefined;
  return isCurrencyCode(code) ? code : undefined;
}

function readCoupon(json: unknown): Coupon | undefined {
  return isJsonObject(json) && typeof json.code === 'string' ? { code: json.code } : undefined;
}

/** Not ours to judge; only `undefined` cannot stand in JSON. */
function readAnything(value: unknown): unknown {
  return value;
}

function sumOfQuantities(entries: readonly CartEntry[]): number {
  const sum = entries.reduce((total, entry) => total + entry.quantity, 0);
  return Math.min(sum, Number.MAX_SAFE_INTEGER);
}
