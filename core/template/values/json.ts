import { isMissing } from './value.ts';

/**
 * Writes a value as JSON that may stand in a script element: no "</" is left in it.
 * @param value anything
 * @param isStrict true to spare "<!--" as well, which would open a comment in a script
 * @param indentSpaces spaces per level; 0 writes it compact
 * @returns the JSON text; "" for missing
 * @throws a TypeError for what JSON cannot hold: a cycle, a bigint
 * Source: docs/behaviour/template-language.md §9, §15.4
 */
export function toJson(value: unknown, isStrict = false, indentSpaces = 0): string {
  if (isMissing(value)) return '';
  const json = JSON.stringify(value, undefined, indentSpaces);
  // Asking first is several times quicker than a replacement that finds nothing.
  if (!json.includes('<')) return json;
  const closed = json.replaceAll('</', '<\\/');
  return isStrict ? closed.replaceAll('<!--', '\\u003c!--') : closed;
}
