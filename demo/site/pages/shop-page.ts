import { html } from 'hono/html';

import type { ProductItem } from '../../server/catalogue/product-item.ts';
import { type Markup, type PageFrame, pageFrame } from './page-frame.ts';
import { productCard } from './product-card.ts';

/**
 * Draws the list of everything that is sold.
 * @param frame nonce, crumb and cart of the visitor
 * @param products the catalogue
 * @returns the document
 */
export function shopPage(frame: PageFrame, products: readonly ProductItem[]): Markup {
  const main = html`<h1>Shop</h1>
    <ul class="product-list">
      ${products.map(productCard)}
    </ul>`;
  return pageFrame(frame, { title: 'Shop', main, hasPill: true });
}
