import { html, raw } from 'hono/html';

import type { Markup } from './markup.ts';

/** What could end the script element early or break a line where JavaScript breaks lines. */
const UNSAFE = /[<\u2028\u2029]/g;

/**
 * Embeds data in a page for elements to read.
 * @param data anything that JSON can hold
 * @returns the script element
 * Source: design §7
 */
export function jsonScript(data: unknown): Markup {
  const text = JSON.stringify(data).replace(UNSAFE, escapeCharacter);
  return html`<script type="application/json">
    ${raw(text)}
  </script>`;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
