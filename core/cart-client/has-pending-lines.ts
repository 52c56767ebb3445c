import type { ObservableCart } from '../cart/index.ts';

/**
 * Whether lines are being changed or removed, which will outdate the shown cart.
 * @param cart the visitor's cart
 * Source: docs/behaviour/cart-page.md §6.2
 */
export function hasPendingLines({
  $desired,
  $removing,
}: Pick<ObservableCart, '$desired' | '$removing'>): boolean {
  return Object.keys($desired.get()).length > 0 || $removing.get().length > 0;
}
