import type { AddRequest, CartResult, CartRoom } from '../cart/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { hasStockForForm } from './form-stock.ts';
import type { Product } from './product.ts';

/** The outcome of an addition. */
export type Added =
  | { readonly state: 'added'; readonly result: CartResult }
  | { readonly state: 'refused'; readonly error: unknown };

/**
 * Adds a product to the cart. Refusals and lost answers both come back as errors.
 * @param cart the visitor's cart
 * @param product the product
 * @param request what to add
 * @returns the outcome; never rejects
 * Source: docs/behaviour/adding-to-cart.md §3.1
 */
export async function addToCart(cart: CartRoom, product: Product, request: AddRequest): Promise<Added> {
  try {
    if (!(await hasStockForForm(cart, product, request))) {
      return { state: 'refused', error: new StorefrontError(FAILURE_KINDS.soldOut) };
    }
    const result = await cart.add(request);
    const [error] = result.userErrors;
    return error ? { state: 'refused', error } : { state: 'added', result };
  } catch (error) {
    return { state: 'refused', error };
  }
}
