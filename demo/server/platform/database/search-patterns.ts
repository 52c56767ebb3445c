const MAX_WORDS = 8;

/**
 * Turns a search into patterns, all of which a text must match.
 * @param search as typed
 * @returns patterns of SQL's `like` for texts in lower case, at most eight
 * Source: docs/behaviour/owner-pages.md §3.3
 */
export function patternsOf(search: string): readonly string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => `%${likeText(word)}%`);
}

/**
 * Escapes a text for SQL's `like`, which then finds the text itself.
 * @param text any text
 */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
