import { html } from 'hono/html';

import type { ProductItem } from '../../server/catalogue/product-item.ts';
import { PRODUCT_STRINGS, SITE_STRINGS } from '../strings.ts';
import type { Markup } from './markup.ts';
import { type PageFrame, pageFrame } from './page-frame.ts';
import { productList } from './product-card.ts';

/**
 * Draws the list of everything that is sold.
 * @param frame nonce, crumb and cart of the visitor
 * @param products the catalogue
 * @returns the document
 */
export function shopPage(frame: PageFrame, products: readonly ProductItem[]): Markup {
  const main = html`<div class="column page">
    <div class="page-head">
      <h1>${SITE_STRINGS.shop}</h1>
      <p class="lede">${PRODUCT_STRINGS.shopLede}</p>
    </div>
    ${productList(products, { heading: 'h2', crumb: frame.crumb })}
  </div>`;
  const styles = ['products'] as const;
  return pageFrame(frame, { title: SITE_STRINGS.shop, main, styles, place: 'shop', pill: frame.cart });
}
