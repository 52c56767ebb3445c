import type { CartRoom } from './cart-room.ts';
import { hasPendingLines } from './has-pending-lines.ts';

/** Words that tell styles what is known of the cart. Source: docs/behaviour/cart.md §3.6. */
export type CartStateName = 'uninitialised' | 'initialised' | 'empty' | 'stale' | 'pending';

/**
 * Tells whether the cart was read: a first read that has failed says nothing of it.
 * @param cart the visitor's cart
 * @returns false also for what the last page has left
 * Source: docs/behaviour/cart.md §3.2
 */
export function isCartKnown({ $cart, $status }: Pick<CartRoom, '$cart' | '$status'>): boolean {
  return $cart.get() !== null || $status.get().state === 'ready';
}

/**
 * Lists what is known of the cart, alike for every place that shows it.
 * @param cart the visitor's cart
 * Source: docs/behaviour/cart.md §3.6
 */
export function cartStates(cart: CartRoom): readonly CartStateName[] {
  const isKnown = isCartKnown(cart);
  const states: CartStateName[] = [isKnown ? 'initialised' : 'uninitialised'];
  if (isKnown && cart.$count.get() === 0) states.push('empty');
  if (cart.$status.get().state === 'stale') states.push('stale');
  if (hasPendingLines(cart)) states.push('pending');
  return states;
}
