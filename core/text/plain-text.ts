const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/**
 * Reads what markup says. A policy of trusted types forbids to have the browser parse it; whatever this
 * leaves is shown as text.
 * @param html markup, such as the text of an item, or a link to whom data come from
 * @returns its text in one line
 */
export function plainText(html: string): string {
  return (
    html
      // Up to the next one only: the time grows with the length, whatever is sent.
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
      .replace(/\s+/g, ' ')
      .trim()
  );
}
