import { FAILURE_KINDS, StorefrontError } from '../../errors/index.ts';
import { fieldsOf, isJsonObject, type JsonObject, type NoteField } from '../../json/index.ts';
import { isCurrencyCode, type CurrencyCode } from '../../money/index.ts';
import { MAX_CENTS, type Cart, type CartEntry, type Coupon } from '../state/cart.ts';
import { parseEntry, readAmount } from './parse-entry.ts';
import { withAmounts } from './with-amounts.ts';

/** Reads a cart out of JSON whose shape nobody promised. */
export type ParseCart = (json: unknown) => Cart;

/** What reading carts needs. */
export interface CartParserParts {
  /** The page's currency, for carts that name none. */
  readonly getPageCurrency: () => CurrencyCode;
  /** Receives the name of the first field that was not as promised, once per cart. */
  readonly reportField: NoteField;
}

/**
 * Makes the check at the cart's door: fields degrade one by one, so that one bad amount never hides a cart.
 * @param parts the page's currency, and who hears of bad fields
 * @returns the parser, which throws StorefrontError "unknown-outcome" for what is no cart at all
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
  const cart: Cart = {
    id: fields.text('id') ?? '',
    entries,
    coupons: fields.list('coupons', readCoupon),
    validCoupons: fields.list('validCoupons', readCoupon),
    invalidCoupons: fields.list('invalidCoupons', readCoupon),
    subtotal: readAmount(fields, 'subtotalCents', currency),
    tax: readAmount(fields, 'taxCents', currency),
    shippingCost: readAmount(fields, 'shippingCostCents', currency),
    // Some stores write a discount as what it takes away.
    discount: readAmount(fields, 'discountCents', currency, -MAX_CENTS),
    grandTotal: readAmount(fields, 'grandTotalCents', currency),
    totalQuantity: fields.count('totalQuantity') ?? sumOfQuantities(entries),
    hasDigital: fields.flag('hasDigital'),
    purelyDigital: fields.flag('purelyDigital'),
    requiresShipping: fields.flag('requiresShipping'),
    currency: ownCurrency,
    version: fields.count('version'),
  };
  // Amounts of a currency that nobody here can print are blank: in the page's currency they would be a lie.
  return ownCurrency === null && fields.has('currency') ? withAmounts(cart, () => null) : cart;
}

function readCurrency(value: unknown): CurrencyCode | undefined {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : undefined;
  return isCurrencyCode(code) ? code : undefined;
}

function readCoupon(json: unknown): Coupon | undefined {
  return isJsonObject(json) && typeof json.code === 'string' ? { code: json.code } : undefined;
}

function sumOfQuantities(entries: readonly CartEntry[]): number {
  const sum = entries.reduce((total, entry) => total + entry.quantity, 0);
  return Math.min(sum, Number.MAX_SAFE_INTEGER);
}
