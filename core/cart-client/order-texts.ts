import { visibleText } from '../text/index.ts';
import type { Cart } from '../cart/index.ts';

/**
 * Whether a cart names a code, as applied or as refused.
 * @param cart the cart, if any
 * @param code the code, as it was typed
 * Source: docs/behaviour/cart.md §4.6
 */
export function hasCode(cart: Cart | null, code: string): boolean {
  const { coupons = [], validCoupons = [], invalidCoupons = [] } = cart ?? {};
  const key = codeKey(code);
  return [...coupons, ...validCoupons, ...invalidCoupons].some((one) => codeKey(one.code) === key);
}

/**
 * Unites the spellings of a code: any case, width and space.
 * @param code as it was typed, or as a store writes it
 * Source: docs/behaviour/cart.md §4.6
 */
export function codeKey(code: string): string {
  // The upper case also unites "ß" and "ss".
  return visibleText(code.normalize('NFKC')).replaceAll(/\s+/g, ' ').toUpperCase().toLowerCase();
}

/**
 * Whether a cart has this note.
 * @param cart the cart, if any
 * @param text the note, as it was typed
 * Source: docs/behaviour/cart.md §4.6
 */
export function isNoteOf(cart: Cart | null, text: string): boolean {
  return noteOf(cart).trim() === text.trim();
}

/**
 * Reads the note of a cart for a field; '' for none.
 * @param cart the cart, if any
 * Source: docs/behaviour/cart.md §4.6
 */
export function noteOf(cart: Cart | null): string {
  // Fields have no carriage returns.
  return (cart?.note ?? '').replaceAll('\r\n', '\n');
}
