import { html } from 'hono/html';

import type { PageContent } from '../../server/rendering/framed-page.ts';
import { SITE_STRINGS } from '../strings.ts';
import { WEBSITE } from '../website.ts';
import type { Markup } from './markup.ts';

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

/**
 * Writes the sentence without the site around it, for when the site cannot be printed.
 * @param message the sentence
 * @returns the document
 */
export function bareMessagePage(message: string): Markup {
  return html`<!doctype html>
    <html lang="${WEBSITE.language}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${message}</title>
      <h1>${message}</h1>
      <p><a href="/">${WEBSITE.siteTitle}</a></p>
    </html>`;
}
