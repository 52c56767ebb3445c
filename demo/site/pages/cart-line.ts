import { html } from 'hono/html';

import type { CartEntry } from '../../server/cart/cart.ts';
import { hiddenField, type Markup } from './page-frame.ts';
import { price } from './price.ts';

/**
 * Draws a line of the cart with its forms.
 * @param entry the line
 * @param crumb the visitor's crumb
 * @returns the list item
 */
export function cartLine(entry: CartEntry, crumb: string): Markup {
  const { id, title, image, productUrl, quantity, subTotal } = entry;
  return html`<li class="cart-line">
    ${image === null ? '' : html`<img src="${image.assetUrl}" alt="" width="96" height="96" />`}
    <p><a href="${productUrl}">${title}</a> ${attributesText(entry.chosenVariant.attributes)}</p>
    <form method="post" action="/cart/update">
      ${hiddenField('entryId', id)}${hiddenField('crumb', crumb)}
      <label
        >Quantity of ${title}
        <input
          name="quantity"
          type="number"
          inputmode="numeric"
          min="1"
          max="9999"
          step="1"
          value="${quantity}"
          required
      /></label>
      <button type="submit">Update</button>
    </form>
    <form method="post" action="/cart/remove">
      ${hiddenField('entryId', id)}${hiddenField('crumb', crumb)}
      <button type="submit">Remove ${title}</button>
    </form>
    <p class="price">${price(subTotal)}</p>
  </li>`;
}

/**
 * Writes chosen options for a line.
 * @param attributes option → value
 * @returns the values, separated
 */
export function attributesText(attributes: Readonly<Record<string, string>>): string {
  return Object.values(attributes).join(' / ');
}
