import type { ObservableCart } from '../cart/index.ts';
import { hasPendingLines } from './has-pending-lines.ts';

/** CSS states that show what is known about the cart. Source: docs/behaviour/cart.md §3.6. */
export type CartStateName = 'uninitialised' | 'initialised' | 'empty' | 'stale' | 'pending';

/**
 * Whether the cart was read. A failed first read does not count.
 * @param cart the visitor's cart
 * @returns false also for the summary of the last page
 * Source: docs/behaviour/cart.md §3.2
 */
export function isCartKnown({ $cart, $status }: Pick<ObservableCart, '$cart' | '$status'>): boolean {
  return $cart.get() !== null || $status.get().state === 'ready';
}

/**
 * Lists the CSS states of the cart, the same for every tag that shows it.
 * @param cart the visitor's cart
 * Source: docs/behaviour/cart.md §3.6
 */
export function cartStates(cart: ObservableCart): readonly CartStateName[] {
  const isKnown = isCartKnown(cart);
  const states: CartStateName[] = [isKnown ? 'initialised' : 'uninitialised'];
  if (isKnown && cart.$count.get() === 0) states.push('empty');
  if (cart.$status.get().state === 'stale') states.push('stale');
  if (hasPendingLines(cart)) states.push('pending');
  return states;
}
