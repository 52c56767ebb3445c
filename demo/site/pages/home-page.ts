import { html } from 'hono/html';

import type { ProductItem } from '../../server/catalogue/product-item.ts';
import { type Markup, type PageFrame, pageFrame } from './page-frame.ts';
import { productCard } from './product-card.ts';

/** How many products the front page shows. */
const SHOWN = 4;

/**
 * Draws the front page.
 * @param frame nonce, crumb and cart of the visitor
 * @param products the catalogue
 * @returns the document
 */
export function homePage(frame: PageFrame, products: readonly ProductItem[]): Markup {
  const main = html`<h1>Good things for every day</h1>
    <p>Small runs of clothes and clay, made to be used.</p>
    <ul class="product-list">
      ${products.slice(0, SHOWN).map(productCard)}
    </ul>
    <p><a href="/shop">See the whole shop</a></p>`;
  return pageFrame(frame, { title: 'Home', main, hasPill: true });
}
