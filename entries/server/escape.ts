const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes a text for an attribute in double quotes.
 * @param text any text
 */
export function escapeAttribute(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

/**
 * Writes JSON for a script element: no text in it ends the element.
 * @param value anything that JSON can express
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
