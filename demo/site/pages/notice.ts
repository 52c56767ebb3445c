import { html } from 'hono/html';

import type { Markup } from './markup.ts';

/**
 * Draws a sentence that the visitor must not miss.
 * @param message the sentence, if there is one
 * @returns the alert, or nothing
 */
export function notice(message: string | undefined): Markup | '' {
  return message === undefined ? '' : html`<p class="notice" role="alert">${message}</p>`;
}
