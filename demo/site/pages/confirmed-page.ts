import { html } from 'hono/html';

import { fill } from '../../../core/text/index.ts';
import type { Order } from '../../server/domains/orders/find-order.ts';
import type { PageContent } from '../../server/rendering/framed-page.ts';
import type { PageFrame } from '../../server/rendering/page-data.ts';
import { ORDER_STRINGS, SITE_STRINGS } from '../strings.ts';
import { summaryLines, totals } from './order-summary.ts';

/**
 * Draws the confirmation of an order.
 * @param frame cart of the visitor
 * @param order what was ordered
 * @returns the page's own part
 */
export function confirmedPage(frame: Pick<PageFrame, 'cart'>, order: Order): PageContent {
  const { id, email, customerName, lines, grandTotalCents } = order;
  const main = html`<div class="column page confirmed">
    <div class="confirmed-words">
      <img src="/assets/pictures/parcel.svg" alt="" width="480" height="360" />
      <h1>${fill(ORDER_STRINGS.thanks, { name: customerName })}</h1>
      <p class="lede">${ORDER_STRINGS.confirmedWords}</p>
      <dl class="order-facts">
        <dt>${ORDER_STRINGS.orderNumber}</dt>
        <dd>${id}</dd>
        <dt>${ORDER_STRINGS.email}</dt>
        <dd>${email}</dd>
      </dl>
      <p class="buttons"><a class="button" href="/shop">${SITE_STRINGS.continueShopping}</a></p>
    </div>
    <section class="summary" aria-label="${ORDER_STRINGS.summary}">
      <h2>${ORDER_STRINGS.ordered}</h2>
      ${summaryLines(lines)}${totals(null, grandTotalCents)}
    </section>
  </div>`;
  return { title: ORDER_STRINGS.confirmedTitle, main, styles: ['cart', 'checkout'], pill: frame.cart };
}
