import { html } from 'hono/html';

import type { PageContent } from '../../server/rendering/framed-page.ts';
import { SITE_STRINGS } from '../strings.ts';

/**
 * Draws a page that only says what went wrong.
 * @param message the sentence
 * @returns the page's own part
 */
export function messagePage(message: string): PageContent {
  const main = html`<div class="column page">
    <div class="nothing">
      <img src="/assets/pictures/broken-bowl.svg" alt="" width="480" height="360" />
      <h1>${message}</h1>
      <p><a class="button" href="/shop">${SITE_STRINGS.continueShopping}</a></p>
    </div>
  </div>`;
  return { title: message, main, styles: ['cart'] };
}
