/**
 * Reads a text as JSON.
 * @param text any text
 * @returns the value; undefined for a text that is no JSON, which never stands for one that is
 * Source: docs/behaviour/wire.md §5
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
