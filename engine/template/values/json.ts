import { isMissing } from './value.ts';

/**
 * Serialises a value as JSON that is safe in a script element: without "</".
 * @param value anything
 * @param isStrict true to escape "<!--" as well, which would open a comment in a script
 * @param indentSpaces spaces per level; 0 for compact output
 * @returns the JSON text; "" for missing
 * @throws a TypeError for anything that JSON cannot hold: a cycle, a bigint
 * Source: docs/behaviour/template-language.md §9, §15.4
 */
export function toJson(value: unknown, isStrict = false, indentSpaces = 0): string {
  if (isMissing(value)) return '';
  const json = JSON.stringify(value, undefined, indentSpaces);
  const closed = json.includes('</') ? withoutClosings(json) : json;
  return isStrict ? closed.replaceAll('<!--', '\\u003c!--') : closed;
}

/** A loop: for a few closings a replacement by a regular expression takes longer. */
function withoutClosings(json: string): string {
  let closed = '';
  let start = 0;
  for (let at = json.indexOf('</'); at >= 0; at = json.indexOf('</', start)) {
    closed += json.slice(start, at) + '<\\/';
    start = at + 2;
  }
  return closed + json.slice(start);
}
