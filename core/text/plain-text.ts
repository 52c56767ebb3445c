const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/**
 * Reads the text of markup. Trusted Types forbid the browser's parser; the result
 * is shown as text.
 * @param html markup, such as the text of an item, or an attribution link
 * @returns its text in one line
 */
export function plainText(html: string): string {
  return (
    html
      // Up to the next one only, so that the time is linear for any input.
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
      .replace(/\s+/g, ' ')
      .trim()
  );
}
