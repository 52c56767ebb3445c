import type { Money } from '../money/index.ts';
import type { Cart } from '../cart/index.ts';

/**
 * Maps every amount of a cart.
 * @param cart the cart
 * @param change returns the new amount
 * @returns the cart with other amounts
 */
export function withAmounts(cart: Cart, change: (amount: Money | null) => Money | null): Cart {
  return {
    ...cart,
    subtotal: change(cart.subtotal),
    tax: change(cart.tax),
    shippingCost: change(cart.shippingCost),
    discount: change(cart.discount),
    grandTotal: change(cart.grandTotal),
    giftCards: change(cart.giftCards),
    entries: cart.entries.map((entry) => ({
      ...entry,
      subTotal: change(entry.subTotal),
      purchasePrice: change(entry.purchasePrice),
    })),
  };
}
