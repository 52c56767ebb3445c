import { html } from 'hono/html';

import { countText, spokenCount } from '../../../core/cart/index.ts';
import type { Cart } from '../../server/cart/cart.ts';
import type { Markup } from './markup.ts';
import { price } from './price.ts';

/**
 * Draws the pill as it looks before, and without, its script.
 * @param cart the visitor's cart
 * @returns the tag, with a link inside when there is something in the cart
 * Source: storefront specification §2, §9
 */
export function cartPill({ totalQuantity, subtotalCents }: Cart): Markup {
  const subtotal = price(subtotalCents);
  const words = `${countText(totalQuantity)} ${totalQuantity === 1 ? 'item' : 'items'}`;
  return html`<cart-pill
    >${
      totalQuantity === 0
        ? ''
        : html`<a href="/cart" aria-label="${spokenCount(totalQuantity)}, ${subtotal}"
            ><span>${words}</span><span>${subtotal}</span></a
          >`
    }</cart-pill
  >`;
}
