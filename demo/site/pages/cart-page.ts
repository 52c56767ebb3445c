import { html } from 'hono/html';

import { cartLine } from './cart-line.ts';
import { notice } from './notice.ts';
import { type Markup, type PageFrame, pageFrame } from './page-frame.ts';
import { price } from './price.ts';

/**
 * Draws the cart page.
 * @param frame nonce, crumb and cart of the visitor
 * @param message a sentence to show first, if there is one
 * @returns the document
 */
export function cartPage(frame: PageFrame, message: string | undefined): Markup {
  const { cart, crumb } = frame;
  const main = html`<h1>Cart</h1>
    ${notice(message)}
    <store-cart
      >${
        cart.entries.length === 0
          ? html`<p>You have nothing in your shopping cart.</p>
              <p><a href="/shop">Continue shopping</a></p>`
          : html`<ul class="cart-lines">
                ${cart.entries.map((entry) => cartLine(entry, crumb))}
              </ul>
              <p class="subtotal">Subtotal ${price(cart.subtotalCents)}</p>
              <p><a class="button" href="/checkout">Checkout</a></p>`
      }</store-cart
    >`;
  return pageFrame(frame, { title: 'Cart', main, hasPill: false });
}
