import { html } from 'hono/html';

import type { Cart } from '../../server/domains/cart/cart.ts';
import type { PageContent } from '../../server/rendering/framed-page.ts';
import type { PageFrame } from '../../server/rendering/page-data.ts';
import { ORDER_STRINGS, SITE_STRINGS } from '../strings.ts';
import { cartLine } from './cart-line.ts';
import type { Markup } from './markup.ts';
import { nothing } from './nothing.ts';
import { notice } from './notice.ts';
import { totals } from './order-summary.ts';

/**
 * Draws the cart page.
 * @param frame crumb and cart of the visitor
 * @param message a sentence to show first, if there is one
 * @returns the page's own part
 */
export function cartPage(frame: PageFrame, message: string | undefined): PageContent {
  const { cart, crumb } = frame;
  const main = html`<div class="column page">
    <div class="page-head"><h1>${ORDER_STRINGS.cartTitle}</h1></div>
    ${notice(message)}
    <store-cart>
      ${cart.entries.length === 0 ? '' : filled(cart, crumb)}
      <div class="nothing" slot="empty">${nothing(SITE_STRINGS.emptyCart)}</div>
    </store-cart>
  </div>`;
  return { title: ORDER_STRINGS.cartTitle, main, styles: ['cart'], place: 'cart' };
}

function filled(cart: Cart, crumb: string): Markup {
  return html`<div class="lines-and-summary">
    <ul class="lines" aria-label="${ORDER_STRINGS.lines}">
      ${cart.entries.map((entry) => cartLine(entry, crumb))}
    </ul>
    <section class="summary" aria-label="${ORDER_STRINGS.summary}">
      <h2>${ORDER_STRINGS.summary}</h2>
      ${totals(cart.subtotalCents, cart.grandTotalCents)}
      <a class="button" href="/checkout">${ORDER_STRINGS.checkout}</a>
    </section>
  </div>`;
}
