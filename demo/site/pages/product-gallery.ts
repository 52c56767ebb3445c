import { html } from 'hono/html';

import type { ProductItem } from '../../server/catalogue/product-item.ts';
import { PRODUCT_STRINGS } from '../strings.ts';
import type { Markup } from './markup.ts';

/** As many pictures as product.css can switch. */
const MOST = 4;

/**
 * Draws a product's pictures: a large one, and small ones that choose it. The choice is made of radio buttons, so that
 * it works by keyboard and without script.
 * @param item the product
 * @returns the gallery
 */
export function productGallery({ items }: ProductItem): Markup {
  const images = items.slice(0, MOST);
  return html`<div class="gallery">
    <div class="gallery-large">
      ${images.map(
        ({ assetUrl, altText }) => html`<img src="${assetUrl}" alt="${altText}" width="800" height="800" />`,
      )}
    </div>
    ${
      images.length < 2
        ? ''
        : html`<fieldset class="gallery-small">
            <legend class="spoken">${PRODUCT_STRINGS.pictures}</legend>
            ${images.map(
              ({ assetUrl, altText }, index) =>
                html`<label
                  ><input type="radio" name="picture" value="${index}" ${index === 0 ? 'checked' : ''} /><img
                    src="${assetUrl}"
                    alt="${altText}"
                    width="80"
                    height="80"
                /></label>`,
            )}
          </fieldset>`
    }
  </div>`;
}
