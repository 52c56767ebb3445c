/**
 * Parses JSON.
 * @param text any text
 * @returns the value; undefined if the text is not JSON (JSON itself cannot express undefined)
 * Source: docs/behaviour/network.md §5
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
