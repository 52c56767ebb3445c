/**
 * Writes a value as the JSON of a `<script>`, which nothing in it can end.
 * @param value anything that JSON can represent
 * Source: docs/behaviour/reference-store.md §6.2
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
