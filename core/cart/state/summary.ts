import type { CurrencyCode } from '../../money/index.ts';
import type { Cart, CartStatus } from './cart.ts';

/** The contents of the pill. */
export interface CartSummary {
  /** Whole pieces, 0 or more. */
  readonly count: number;
  /** In minor units; null where unknown. */
  readonly subtotalCents: number | null;
  /** Null if the store names none. */
  readonly currency: CurrencyCode | null;
}

/** The summary without a cart. Source: docs/behaviour/cart.md §3.3 */
export const EMPTY_SUMMARY: CartSummary = { count: 0, subtotalCents: 0, currency: null };

/**
 * Summarises what is known about the cart.
 * @param cart the cart, or null before it is known and where there is none
 * @param status how much is known
 * @param remembered the summary of the last visit
 * @returns the cart's own numbers, or the last visit's before it is known, so that a failure never shows 0
 * Source: docs/behaviour/cart.md §3.2, §3.3
 */
export function summaryOf(
  cart: Cart | null,
  status: CartStatus,
  remembered: CartSummary | null,
): CartSummary {
  if (cart || status.state === 'ready') return cartSummary(cart);
  return remembered ?? EMPTY_SUMMARY;
}

/**
 * Summarises a cart.
 * @param cart the cart; null where there is none
 * Source: docs/behaviour/cart.md §3.3
 */
export function cartSummary(cart: Cart | null): CartSummary {
  if (!cart) return EMPTY_SUMMARY;
  const { totalQuantity: count, subtotal, currency } = cart;
  return { count, subtotalCents: subtotal?.amountMinor ?? null, currency };
}
