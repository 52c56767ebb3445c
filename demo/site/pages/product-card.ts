import { html } from 'hono/html';

import type { ProductItem } from '../../server/catalogue/product-item.ts';
import type { Markup } from './page-frame.ts';
import { price } from './price.ts';

/**
 * Draws a product as a card of a list.
 * @param product the product
 * @returns the list item
 */
export function productCard({ title, excerpt, fullUrl, mainImage, structuredContent }: ProductItem): Markup {
  const [first] = structuredContent.variants;
  return html`<li class="product-card">
    <a href="${fullUrl}">
      <img src="${mainImage.assetUrl}" alt="${mainImage.altText}" width="400" height="400" loading="lazy" />
      <h2>${title}</h2></a
    >
    <p>${excerpt}</p>
    <p class="price">${price(first === undefined ? 0 : first.onSale ? first.salePrice : first.price)}</p>
  </li>`;
}
