import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Cart } from '../../../core/cart/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { useMemoryStore } from '../../../elements/testing.ts';
import { createProduct, PRODUCT_ID } from './product.ts';

const SKU = 'tee-sand-s';

/** The page's cart: one store for all contestants. */
export const $cart: ReadableAtom<Cart | null> = storefront().cart.$cart;

let full: Cart | null = null;
let empty: Cart | null = null;

/** Creates the in-memory store, and a cart with the product and one without. */
export async function prepareCarts(): Promise<void> {
  await useMemoryStore([createProduct()]);
  empty = $cart.get();
  const { cart } = await storefront().cart.add({
    itemId: PRODUCT_ID,
    sku: SKU,
    quantity: 1,
    additionalFields: '',
  });
  full = cart;
  setInCart(false);
}

/**
 * Changes the cart in the store alone: the cost of writing is the same for all and would only blur the ratio.
 * @param isIn whether the product is in the cart
 */
export function setInCart(isIn: boolean): void {
  ($cart as WritableAtom<Cart | null>).set(isIn ? full : empty);
}

/**
 * Returns whether a cart holds the product.
 * @param cart the cart
 * @returns true when one line is of the product
 */
export function isInCart(cart: Cart | null): boolean {
  return cart?.entries.some(({ itemId }) => itemId === PRODUCT_ID) ?? false;
}
