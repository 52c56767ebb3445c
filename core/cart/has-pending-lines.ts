import type { CartRoom } from './cart-room.ts';

/**
 * Tells whether lines are being changed or removed: what is known of the cart is about to be out of date.
 * @param cart the visitor's cart
 * Source: docs/behaviour/cart-page.md §6.2
 */
export function hasPendingLines({ $desired, $removing }: Pick<CartRoom, '$desired' | '$removing'>): boolean {
  return Object.keys($desired.get()).length > 0 || $removing.get().length > 0;
}
