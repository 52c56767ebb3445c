import type { Cart } from './cart.ts';

/** A cart and the place of its request among all requests of this page. */
export interface OrderedCart {
  readonly cart: Cart;
  /** Rises with every request that is sent. */
  readonly sequence: number;
}

/**
 * Tells whether an answer may replace the cart that is shown.
 * @param incoming the answer
 * @param shown what is shown now, or null
 * @returns true when the answer is at least as new: by version, or by request order where there is none
 * Source: design §8; threat rule R5
 */
export function isNewest(incoming: OrderedCart, shown: OrderedCart | null): boolean {
  if (!shown) return true;
  const { version, id } = incoming.cart;
  if (version !== null && shown.cart.version !== null && id === shown.cart.id) {
    return version >= shown.cart.version;
  }
  return incoming.sequence >= shown.sequence;
}
