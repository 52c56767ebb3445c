import { html } from 'hono/html';

import type { ProductItem } from '../../server/catalogue/product-item.ts';
import { jsonScript } from './json-script.ts';
import { type Markup, type PageFrame, pageFrame } from './page-frame.ts';
import { price } from './price.ts';
import { productForm } from './product-form.ts';

/**
 * Draws a product's page.
 * @param frame nonce, crumb and cart of the visitor
 * @param product the product
 * @returns the document
 */
export function productPage(frame: PageFrame, product: ProductItem): Markup {
  const { title, body, mainImage, structuredContent } = product;
  const [first] = structuredContent.variants;
  const main = html`<store-product class="product">
    ${jsonScript(product)}
    <img src="${mainImage.assetUrl}" alt="${mainImage.altText}" width="800" height="800" />
    <div class="product-words">
      <h1>${title}</h1>
      <p class="price">${price(first === undefined ? 0 : first.onSale ? first.salePrice : first.price)}</p>
      <p>${body}</p>
      ${
        structuredContent.isSubscribable
          ? html`<p>Subscriptions open soon.</p>`
          : html`<store-add-to-cart>${productForm(product, frame.crumb)}</store-add-to-cart>`
      }
    </div>
  </store-product>`;
  return pageFrame(frame, { title, main, hasPill: true });
}
