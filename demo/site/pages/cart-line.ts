import { html } from 'hono/html';

import { QUANTITY_LIMITS } from '../../../core/offer/index.ts';
import { fill } from '../../../core/text/index.ts';
import type { CartEntry } from '../../server/domains/cart/cart.ts';
import { ORDER_STRINGS } from '../strings.ts';
import { hiddenField, type Markup } from './markup.ts';
import { price } from './price.ts';

/**
 * Draws a line of the cart with its forms.
 * @param entry the line
 * @param crumb the visitor's crumb
 * @returns the list item
 */
export function cartLine(entry: CartEntry, crumb: string): Markup {
  const { id, title, image, productUrl, quantity, subTotal, purchasePriceCents } = entry;
  const values = attributesText(entry.chosenVariant.attributes);
  const fullTitle = values === '' ? title : `${title}, ${values}`;
  const each = quantity > 1 ? fill(ORDER_STRINGS.each, { price: price(purchasePriceCents) }) : '';
  const fields = html`${hiddenField('entryId', id)}${hiddenField('crumb', crumb)}`;
  return html`<li class="line">
    ${picture(image?.assetUrl)}
    <div class="line-words">
      <h2><a href="${productUrl}">${title}</a></h2>
      ${[values, each].filter(Boolean).join(' · ')}
    </div>
    <p class="line-total">${price(subTotal)}</p>
    <div class="line-controls">
      <form method="post" action="/cart/update">
        ${fields}
        <input
          class="input"
          name="quantity"
          type="number"
          inputmode="numeric"
          aria-label="${fill(ORDER_STRINGS.quantityOf, { title: fullTitle })}"
          min="${QUANTITY_LIMITS.min}"
          max="${QUANTITY_LIMITS.max}"
          step="1"
          value="${quantity}"
          required
        />
        <button class="quiet-button" type="submit">${ORDER_STRINGS.update}</button>
      </form>
      <form method="post" action="/cart/remove">
        ${fields}
        <button
          class="quiet-button"
          type="submit"
          aria-label="${fill(ORDER_STRINGS.removeItem, { title: fullTitle })}"
        >
          ${ORDER_STRINGS.remove}
        </button>
      </form>
    </div>
  </li>`;
}

/**
 * Draws the picture of a line.
 * @param url where it is; undefined where there is none
 * @returns the picture, or an empty place of its size
 */
export function picture(url: string | undefined): Markup {
  return url === undefined
    ? html`<span class="no-picture"></span>`
    : html`<img src="${url}" alt="" width="88" height="88" />`;
}

/**
 * Writes chosen options for a line.
 * @param attributes option → value
 * @returns the values, separated
 */
export function attributesText(attributes: Readonly<Record<string, string>>): string {
  return Object.values(attributes).join(' / ');
}
