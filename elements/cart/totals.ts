import type { Cart } from '../../core/cart/index.ts';
import { formatMoney, money, type Money } from '../../core/money/index.ts';
import { fill } from '../../core/text/index.ts';
import { CART_PAGE_WORDS, CART_WORDS } from '../../core/words/index.ts';
import { appliedCoupons } from './codes-content.ts';

/** One row of the totals. */
export interface TotalRow {
  readonly label: string;
  readonly amountText: string;
  readonly isGrand?: boolean;
}

/** Writes an amount; null for none. */
export type Print = (amount: Money | null) => string | null;

/**
 * Creates the printer of a cart's amounts.
 * @param locale the language of the numbers
 */
export function createPrinter(locale: string): Print {
  return (amount) => amount && formatMoney(amount, { locale });
}

/**
 * Lists the totals of a cart.
 * @param cart the cart
 * @param print writes the amounts
 * @param areCodesNamed whether codes are rows, because there is no field for them
 * Source: docs/behaviour/cart-page.md §1.1, §1.4
 */
export function totalRows(cart: Cart, print: Print, areCodesNamed: boolean): readonly TotalRow[] {
  const rows: TotalRow[] = [];
  const add = (label: string, amount: Money | null, isGrand = false) => {
    const amountText = print(amount);
    if (amountText !== null) rows.push({ label, amountText, ...(isGrand && { isGrand }) });
  };
  const addUnlessZero = (label: string, amount: Money | null) => {
    if (amount?.amountMinor !== 0) add(label, amount);
  };
  add(CART_PAGE_WORDS.subtotal, cart.subtotal);
  for (const { code } of areCodesNamed ? appliedCoupons(cart) : []) {
    rows.push({ label: fill(CART_PAGE_WORDS.coupon, { code }), amountText: '' });
  }
  addUnlessZero(CART_PAGE_WORDS.discount, cart.discount && asDeduction(cart.discount));
  addUnlessZero(CART_PAGE_WORDS.shipping, cart.shippingCost);
  addUnlessZero(CART_PAGE_WORDS.tax, cart.tax);
  // Also 0: after a discount of everything, that is what there is to pay.
  const isPartlyPaid = (cart.giftCards?.amountMinor ?? 0) > 0;
  add(CART_PAGE_WORDS.total, cart.grandTotal, !isPartlyPaid);
  if (isPartlyPaid) {
    add(CART_PAGE_WORDS.giftCards, cart.giftCards && asDeduction(cart.giftCards));
    add(CART_PAGE_WORDS.toPay, dueOf(cart), true);
  }
  return rows;
}

/**
 * Says why a cart is too small to be bought.
 * @param subtotal of the cart
 * @param minimumCents the smallest one that the store accepts
 * @param print writes the amounts
 * @returns null if it is not
 * Source: docs/behaviour/cart-page.md §4.3
 */
export function minimumObstacle(subtotal: Money | null, minimumCents: number, print: Print): string | null {
  if (subtotal === null || subtotal.amountMinor >= minimumCents) return null;
  const minimum = print(money(minimumCents, subtotal.currency));
  return fill(CART_WORDS.minimumSubtotal, { subtotal: minimum ?? '' });
}

function dueOf({ grandTotal, giftCards }: Cart): Money | null {
  if (!grandTotal || !giftCards) return null;
  return money(Math.max(0, grandTotal.amountMinor - giftCards.amountMinor), grandTotal.currency);
}

function asDeduction({ amountMinor, currency }: Money): Money {
  return money(-Math.abs(amountMinor), currency);
}
