import { html } from 'hono/html';

import { type Markup, type PageFrame, pageFrame } from './page-frame.ts';

/**
 * Draws a page that only says what went wrong.
 * @param frame nonce, or nothing where even that is not known
 * @param message the sentence
 * @returns the document
 */
export function messagePage(frame: Pick<PageFrame, 'nonce'>, message: string): Markup {
  const main = html`<h1>${message}</h1>
    <p><a href="/shop">Continue shopping</a></p>`;
  return pageFrame(frame, { title: message, main, hasPill: false });
}
