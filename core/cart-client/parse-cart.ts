import { readQuestions } from '../answers/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import {
  fieldsOf,
  isJsonObject,
  type JsonObject,
  type NoteField,
  readInteger,
  type JsonFields,
} from '../json/index.ts';
import { isCurrencyCode, type CurrencyCode, MAX_CENTS, money, type Money } from '../money/index.ts';
import { kindOfCode } from '../offer/index.ts';
import { isBlank, isLinkAddress, isPictureAddress } from '../text/index.ts';
import type { Cart, CartEntry, ChosenVariant, Coupon } from '../cart/index.ts';
import { withAmounts } from './with-amounts.ts';

/** Parses a cart from JSON of any shape. */
export type ParseCart = (json: unknown) => Cart;

/** Dependencies of the cart parser. */
export interface CartParserParts {
  /** The page's currency, for carts that name none. */
  readonly getPageCurrency: () => CurrencyCode;
  /** Receives the name of the first malformed field, once per cart. */
  readonly reportField: NoteField;
}

/**
 * Creates the parser of carts: fields degrade one by one, so that one bad amount never hides a cart.
 * @param parts the page's currency, and reporting
 * @returns the parser, which throws StorefrontError "unknown-outcome" for anything but a cart
 * Source: docs/behaviour/cart.md §1.1, §1.3
 */
export function createCartParser({ getPageCurrency, reportField }: CartParserParts): ParseCart {
  return (json) => {
    if (!isCartLike(json)) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
    const badFields: string[] = [];
    const cart = cartOf(json, getPageCurrency(), (field) => badFields.push(field));
    if (badFields[0] !== undefined) reportField(badFields[0]);
    return cart;
  };
}

/** Another object, such as `{}` or a message, must not be taken for an empty cart. */
function isCartLike(json: unknown): json is JsonObject {
  return isJsonObject(json) && (typeof json.id === 'string' || Array.isArray(json.entries));
}

function cartOf(json: JsonObject, pageCurrency: CurrencyCode, note: NoteField): Cart {
  const fields = fieldsOf(json, note);
  const ownCurrency = fields.read('currency', readCurrency);
  const currency = ownCurrency ?? pageCurrency;
  const entries = fields.list('entries', (entry) => parseEntry(entry, currency, note));
  // Nothing costs nothing; otherwise an amount that is not sent is unknown.
  const absentCents = isWithoutLines(fields.raw('entries')) ? 0 : null;
  const readTotal = (name: string, minCents = 0) =>
    readAmount(fields, name, { currency, minCents, absentCents });
  const grandTotal = readTotal('grandTotalCents');
  const cart: Cart = {
    id: fields.text('id') ?? '',
    entries,
    coupons: fields.list('coupons', readCoupon),
    validCoupons: fields.list('validCoupons', readCoupon),
    invalidCoupons: fields.list('invalidCoupons', readCoupon),
    subtotal: readTotal('subtotalCents'),
    tax: readTotal('taxCents'),
    shippingCost: readTotal('shippingCostCents'),
    // Some stores write discounts as negative amounts.
    discount: readTotal('discountCents', -MAX_CENTS),
    grandTotal,
    giftCards: readAmount(fields, 'giftCardCents', { currency }),
    ...(grandTotal === null && fields.has('grandTotalCents') && { isGrandTotalMalformed: true }),
    totalQuantity: fields.count('totalQuantity') ?? entries.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: fields.flag('hasDigital'),
    purelyDigital: fields.flag('purelyDigital'),
    requiresShipping: fields.flag('requiresShipping'),
    currency: ownCurrency,
    version: fields.count('version'),
    note: fields.text('note'),
    checkoutUrl: fields.read('checkoutUrl', (value) => readAddress(value, isLinkAddress)),
  };
  // Amounts in an unknown currency are blank, because in the page's currency they would be wrong.
  return ownCurrency === null && fields.has('currency') ? withAmounts(cart, () => null) : cart;
}

/** Lines that cannot be read are no empty cart. */
function isWithoutLines(entries: unknown): boolean {
  return (entries ?? null) === null || (Array.isArray(entries) && entries.length === 0);
}

function readCurrency(value: unknown): CurrencyCode | undefined {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : undefined;
  return isCurrencyCode(code) ? code : undefined;
}

function readCoupon(json: unknown): Coupon | undefined {
  if (!isJsonObject(json) || typeof json.code !== 'string') return undefined;
  if (isBlank(json.code)) return undefined;
  const { code, message, hasFreeShipping } = json;
  return {
    code,
    ...(typeof message === 'string' && !isBlank(message) && { message }),
    ...(hasFreeShipping === true && { hasFreeShipping }),
  };
}

/**
 * Parses one line of a cart.
 * @param json the line, of any shape
 * @param currency the currency of its amounts
 * @param note called with the name of each malformed field
 * @returns the line; undefined without an id, which every change needs
 * Source: docs/behaviour/cart.md §1.2, §1.3
 */
function parseEntry(json: unknown, currency: CurrencyCode, note: NoteField): CartEntry | undefined {
  if (!isJsonObject(json) || typeof json.id !== 'string') return undefined;
  const fields = fieldsOf(json, note);
  return {
    id: json.id,
    itemId: fields.text('itemId') ?? '',
    kind: kindOfCode(fields.raw('productType')),
    quantity: fields.count('quantity') ?? 0,
    chosenVariant: fields.read('chosenVariant', (value) => readVariant(value, note)),
    additionalFields: fields.text('additionalFields') ?? '',
    additionalFieldsFormId: fields.trimmed('additionalFieldsFormId'),
    questions: fields.read('questions', readQuestions),
    title: fields.text('title') ?? '',
    subTotal: readAmount(fields, 'subTotal', { currency }),
    purchasePrice: readAmount(fields, 'purchasePriceCents', { currency }),
    productUrl: fields.read('productUrl', (value) => readAddress(value, isLinkAddress)),
    image: fields.read('image', readImage),
  };
}

interface AmountRange {
  readonly currency: CurrencyCode;
  /** The minimum; 0 by default. */
  readonly minCents?: number;
  /** The amount if the field is absent; null, the default, if it is then unknown. */
  readonly absentCents?: number | null;
}

/**
 * Reads an amount.
 * @param fields the cart or the line
 * @param name the field, in minor units
 * @param range currency, minimum and default
 * @returns the amount; null, which is shown as blank, if it is malformed or unknown
 * Source: docs/behaviour/cart.md §1.3, §1.4
 */
function readAmount(
  fields: JsonFields,
  name: string,
  { currency, minCents = 0, absentCents = null }: AmountRange,
): Money | null {
  const cents = fields.read(name, (value) => readInteger(value, minCents, MAX_CENTS));
  const known = cents ?? (fields.has(name) ? null : absentCents);
  return known === null ? null : money(known, currency);
}

function readVariant(json: unknown, note: NoteField): ChosenVariant | undefined {
  if (!isJsonObject(json)) return undefined;
  const fields = fieldsOf(json, note);
  return { sku: fields.text('sku'), attributes: fields.read('attributes', readAttributes) ?? {} };
}

function readAttributes(json: unknown): ChosenVariant['attributes'] | undefined {
  if (!isJsonObject(json)) return undefined;
  const pairs = Object.entries(json).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return Object.fromEntries(pairs);
}

function readImage(json: unknown): NonNullable<CartEntry['image']> | undefined {
  if (!isJsonObject(json)) return undefined;
  const assetUrl = readAddress(json.assetUrl, isPictureAddress);
  return assetUrl === undefined
    ? undefined
    : { assetUrl, altText: typeof json.altText === 'string' ? json.altText : '' };
}

function readAddress(value: unknown, isAllowed: (address: string) => boolean): string | undefined {
  return typeof value === 'string' && isAllowed(value) ? value : undefined;
}
