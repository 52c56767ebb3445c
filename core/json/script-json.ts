/**
 * Serializes a value as JSON for a `<script>`; no text in it can end the script.
 * @param value anything that JSON can represent
 * Source: docs/behaviour/elements.md §10.1
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
