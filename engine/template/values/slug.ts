/**
 * Converts a text to part of a class name or URL.
 * @param text any text
 * @returns its ASCII letters in lower case, digits and hyphens; each run of white space is one hyphen
 * Source: docs/behaviour/template-language.md §9
 */
export function slugify(text: string): string {
  return text
    .replace(/[^a-z0-9\s-]+/gi, '')
    .replace(/\s+/g, '-')
    .toLowerCase();
}
