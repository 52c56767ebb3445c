import { html } from 'hono/html';

import { SITE_STRINGS } from '../strings.ts';
import type { Markup } from './markup.ts';

/**
 * Draws what stands where there is nothing in the cart.
 * @param words the sentence
 * @returns picture, sentence, and the way back to the shop
 */
export function nothing(words: string): Markup {
  return html`<img src="/assets/pictures/empty-bag.svg" alt="" width="480" height="360" />
    <p class="lede">${words}</p>
    <p><a class="button" href="/shop">${SITE_STRINGS.continueShopping}</a></p>`;
}
