import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { isCurrencyCode } from '../money/index.ts';
import type { Cart, CartEntry, Coupon } from './cart.ts';
import { isJsonObject, openFields, type JsonObject, type NoteField } from './json-fields.ts';
import { parseEntry } from './parse-entry.ts';

/** Reads a cart out of JSON whose shape nobody promised. */
export type ParseCart = (json: unknown) => Cart;

/**
 * Makes the check at the cart's door: fields degrade one by one, so that one bad amount never hides a cart.
 * @param reportField receives the name of the first field that was not as promised, once per cart
 * @returns the parser, which throws StorefrontError "unknown-outcome" for what is no cart at all
 * Source: storefront specification §3; threats, row "Server JSON"
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

const UNKNOWN_CURRENCY = Symbol('unknown currency');

function cartOf(json: JsonObject, note: NoteField): Cart {
  const { text, flag, count, countOrNull, list, field } = openFields(json, note);
  const currency = field('currency', readCurrency, null, UNKNOWN_CURRENCY);
  const entries = list('entries', (entry) => parseEntry(entry, note));
  const cart: Cart = {
    id: text('id'),
    websiteId: text('websiteId'),
    orderId: text('orderId'),
    created: count('created'),
    isPurchased: flag('isPurchased'),
    entries,
    shippingOptions: list('shippingOptions', readAnything),
    selectedShippingOption: json.selectedShippingOption ?? null,
    shippingLocation: json.shippingLocation ?? null,
    applicableTaxRules: list('applicableTaxRules', readAnything),
    coupons: list('coupons', readCoupon),
    validCoupons: list('validCoupons', readCoupon),
    invalidCoupons: list('invalidCoupons', readCoupon),
    ...amountsOf(json, note),
    totalQuantity: countOrNull('totalQuantity') ?? sumOfQuantities(entries),
    hasDigital: flag('hasDigital'),
    purelyDigital: flag('purelyDigital'),
    requiresShipping: flag('requiresShipping'),
    currency: currency === UNKNOWN_CURRENCY ? null : currency,
    version: countOrNull('version'),
  };
  return currency === UNKNOWN_CURRENCY ? withoutAmounts(cart) : cart;
}

const NO_AMOUNTS = {
  subtotalCents: null,
  taxCents: null,
  shippingCostCents: null,
  discountCents: null,
  grandTotalCents: null,
} as const;

function amountsOf(json: JsonObject, note: NoteField): Pick<Cart, keyof typeof NO_AMOUNTS> {
  const { cents, signedCents } = openFields(json, note);
  return {
    subtotalCents: cents('subtotalCents'),
    taxCents: cents('taxCents'),
    shippingCostCents: cents('shippingCostCents'),
    // Some stores write a discount as what it takes away.
    discountCents: signedCents('discountCents'),
    grandTotalCents: cents('grandTotalCents'),
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
