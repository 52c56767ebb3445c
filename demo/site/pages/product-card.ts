import { html } from 'hono/html';

import type { ProductItem } from '../../server/catalogue/product-item.ts';
import { PRODUCT_STRINGS } from '../strings.ts';
import { jsonScript } from './json-script.ts';
import type { Markup } from './markup.ts';
import { mark, priceLine } from './price-line.ts';
import { productFacts, type ProductFacts } from './product-facts.ts';
import { addForm } from './product-form.ts';

/** How a list of cards is drawn. */
export interface CardLook {
  /** The heading that a title is, one below the list's own. */
  readonly heading: 'h2' | 'h3';
  /** The visitor's crumb, where a card can add to the cart. */
  readonly crumb?: string;
}

/**
 * Draws products as cards.
 * @param products in their order
 * @param look how
 * @returns the list
 */
export function productList(products: readonly ProductItem[], look: CardLook): Markup {
  return html`<ul class="product-list">
    ${products.map((item) => productCard(item, look))}
  </ul>`;
}

function productCard(item: ProductItem, look: CardLook): Markup {
  const { title, excerpt, fullUrl, mainImage } = item;
  const facts = productFacts(item);
  const link = html`<a href="${fullUrl}">${title}</a>`;
  return html`<li class="product-card">
    <div class="product-picture">
      <img src="${mainImage.assetUrl}" alt="" width="800" height="800" loading="lazy" />${mark(facts)}
    </div>
    ${look.heading === 'h2' ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}${priceLine(facts)}
    <p class="card-words">${excerpt}</p>
    ${cardAction(item, facts, look)}
  </li>`;
}

/** One piece of what needs no choice can be added at once; everything else leads to its page. */
function cardAction(item: ProductItem, facts: ProductFacts, { crumb }: CardLook): Markup | '' {
  const { options, isSubscribable } = facts.product;
  if (crumb === undefined) return '';
  if (options.length === 0 && !isSubscribable && !facts.isSoldOut) {
    return html`<div class="card-action">
      <store-add-to-cart class="buy-form"
        >${jsonScript(item)}${addForm(item, facts, crumb)}</store-add-to-cart
      >
    </div>`;
  }
  return html`<div class="card-action">
    <span class="card-cue" aria-hidden="true">${cue(facts)}</span>
  </div>`;
}

function cue({ product, isSoldOut }: ProductFacts): string {
  if (isSoldOut) return PRODUCT_STRINGS.seeMore;
  if (product.isSubscribable) return PRODUCT_STRINGS.seePlan;
  return product.type === 'gift-card' ? PRODUCT_STRINGS.chooseValue : PRODUCT_STRINGS.choose;
}
