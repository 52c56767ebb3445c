import { html } from 'hono/html';

import { SITE_STRINGS } from '../strings.ts';
import type { Markup } from './markup.ts';
import { type PageFrame, pageFrame } from './page-frame.ts';

/**
 * Draws a page that only says what went wrong.
 * @param frame nonce, or nothing where even that is not known
 * @param message the sentence
 * @returns the document
 */
export function messagePage(frame: Pick<PageFrame, 'nonce'>, message: string): Markup {
  const main = html`<div class="column page">
    <div class="nothing">
      <img src="/assets/pictures/broken-bowl.svg" alt="" width="480" height="360" />
      <h1>${message}</h1>
      <p><a class="button" href="/shop">${SITE_STRINGS.continueShopping}</a></p>
    </div>
  </div>`;
  return pageFrame(frame, { title: message, main, styles: ['cart'] });
}
