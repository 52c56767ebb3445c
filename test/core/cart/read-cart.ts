import { createCartParser } from '../../../core/cart-client/index.ts';
import type { Cart } from '../../../core/cart/index.ts';
import { money } from '../../../core/money/index.ts';
import { cartJson, entryJson } from './carts-json.ts';

/** Reads a cart and notes the fields that are reported. */
export function read(json: unknown): { cart: Cart; noted: string[] } {
  const noted: string[] = [];
  const parse = createCartParser({ getPageCurrency: () => 'NOK', reportField: (field) => noted.push(field) });
  const cart = parse(json);
  return { cart, noted };
}

/** The cart of an otherwise valid answer. */
export const withField = (field: string, value: unknown) => read(cartJson({ [field]: value }));
/** The entry of an otherwise valid answer. */
export const withEntryField = (field: string, value: unknown) => {
  const { cart, noted } = read(cartJson({ entries: [entryJson({ [field]: value })] }));
  return { entry: cart.entries[0]!, noted };
};

/** An amount in the currency of the answers. */
export const usd = (cents: number) => money(cents, 'USD');

/** Amount in JSON → amount in the cart. */
const AMOUNTS = {
  subtotalCents: 'subtotal',
  taxCents: 'tax',
  shippingCostCents: 'shippingCost',
  discountCents: 'discount',
  grandTotalCents: 'grandTotal',
} as const;
/** The amounts of a cart, as in the JSON and as in the cart. */
export const AMOUNT_FIELDS = Object.entries(AMOUNTS);
/** The same of an entry. */
export const ENTRY_AMOUNT_FIELDS = [
  ['subTotal', 'subTotal'],
  ['purchasePriceCents', 'purchasePrice'],
] as const;
