import { html } from 'hono/html';

import type { Order } from '../../server/orders/find-order.ts';
import { attributesText } from './cart-line.ts';
import { type Markup, type PageFrame, pageFrame } from './page-frame.ts';
import { price } from './price.ts';

/**
 * Draws the confirmation of an order.
 * @param frame nonce, crumb and cart of the visitor
 * @param order what was ordered
 * @returns the document
 */
export function confirmedPage(frame: PageFrame, order: Order): Markup {
  const main = html`<h1>Thank you, ${order.customerName}</h1>
    <p>Your order ${order.id} is placed. A confirmation goes to ${order.email}.</p>
    <ul class="cart-lines">
      ${order.lines.map(
        ({ title, attributes, quantity, subTotal }) =>
          html`<li>
            ${quantity} × ${title} ${attributesText(attributes)} <span class="price">${price(subTotal)}</span>
          </li>`,
      )}
    </ul>
    <p class="subtotal">Total ${price(order.grandTotalCents)}</p>
    <p><a href="/shop">Continue shopping</a></p>`;
  return pageFrame(frame, { title: 'Order confirmed', main, hasPill: true });
}
