import { html } from 'hono/html';

import type { Cart } from '../../server/domains/cart/cart.ts';
import type { PageContent } from '../../server/rendering/framed-page.ts';
import type { PageFrame } from '../../server/rendering/page-data.ts';
import { ORDER_STRINGS, SITE_STRINGS } from '../strings.ts';
import type { Markup } from './markup.ts';
import { nothing } from './nothing.ts';
import { notice } from './notice.ts';
import { type CheckoutForm, orderForm, orderProblems } from './order-form.ts';
import { summaryLines, totals } from './order-summary.ts';

/** What the checkout needs around its content. */
export type CheckoutFrame = Pick<PageFrame, 'crumb'> & Partial<Pick<PageFrame, 'cart'>>;

/**
 * Draws the checkout.
 * @param frame crumb and cart of the visitor; no cart where it could not be read: then only the form is shown
 * @param form what is typed so far
 * @returns the page's own part
 */
export function checkoutPage(frame: CheckoutFrame, form: CheckoutForm): PageContent {
  const { cart, crumb } = frame;
  const isEmpty = cart?.entries.length === 0;
  const hasErrors = form.message !== undefined;
  const main = html`<div class="column page">
    <div class="page-head">
      ${
        isEmpty
          ? ''
          : html`<nav class="crumbs" aria-label="${ORDER_STRINGS.backToCart}">
              <ol>
                <li><a href="/cart">${ORDER_STRINGS.backToCart}</a></li>
              </ol>
            </nav>`
      }
      <h1>${ORDER_STRINGS.checkout}</h1>
    </div>
    ${
      isEmpty
        ? html`${form.message === SITE_STRINGS.emptyCart ? '' : notice(form.message)}
            <div class="nothing">${nothing(SITE_STRINGS.emptyCart)}</div>`
        : html`${orderProblems(form)}
            <div class="checkout">${cart === undefined ? '' : summary(cart)}${orderForm(crumb, form)}</div>`
    }
  </div>`;
  const title = hasErrors ? `${ORDER_STRINGS.errorTitle} ${ORDER_STRINGS.checkout}` : ORDER_STRINGS.checkout;
  return { title, main, styles: ['cart', 'checkout'] };
}

function summary({ entries, subtotalCents, grandTotalCents }: Cart): Markup {
  const lines = entries.map(({ title, chosenVariant, quantity, subTotal, image }) => ({
    title,
    attributes: chosenVariant.attributes,
    quantity,
    subTotal,
    pictureUrl: image?.assetUrl,
  }));
  return html`<section class="summary" aria-label="${ORDER_STRINGS.summary}">
    <h2>${ORDER_STRINGS.summary}</h2>
    ${summaryLines(lines)}${totals(subtotalCents, grandTotalCents)}
  </section>`;
}
