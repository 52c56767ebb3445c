import { CartElement } from '../cart/index.ts';

/**
 * Shows the cart page: lines, quantities, removal with undo, codes, a note, totals and the link to the checkout.
 * Source: docs/behaviour/cart-page.md §1
 * @tag store-cart
 */
export class StoreCartElement extends CartElement {}

declare global {
  interface HTMLElementTagNameMap {
    'store-cart': StoreCartElement;
  }
}
