import { isCurrencyCode, type CurrencyCode } from '../money/index.ts';
import type { Cart, Cents } from './cart.ts';
import type { CartStatus } from './status.ts';

/** What the pill shows. */
export interface CartSummary {
  /** Whole pieces, 0 or more. */
  readonly count: number;
  /** In minor units; null where unknown. */
  readonly subtotalCents: Cents;
  /** Null where the store leaves it to the page. */
  readonly currency: CurrencyCode | null;
}

const EMPTY: CartSummary = { count: 0, subtotalCents: 0, currency: null };

/**
 * Sums up what is known about the cart.
 * @param cart the cart, or null before it is known and where there is none
 * @param status how much is known
 * @param remembered what the last visit left behind
 * @returns the cart's own numbers; before it is known the last visit's, so that a failure never shows 0
 * Source: docs/behaviour/cart.md §3.2, §3.3
 */
export function summaryOf(
  cart: Cart | null,
  status: CartStatus,
  remembered: CartSummary | null,
): CartSummary {
  if (!cart) return (status.state === 'ready' ? null : remembered) ?? EMPTY;
  const { totalQuantity: count, subtotalCents, currency } = cart;
  return { count, subtotalCents, currency: isCurrencyCode(currency) ? currency : null };
}
