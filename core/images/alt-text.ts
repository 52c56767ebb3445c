/** The texts of an image; each may be empty. */
export interface ImageWords {
  readonly title?: string;
  /** May hold markup. */
  readonly body?: string;
  readonly filename?: string;
}

/** The first half of a surrogate pair. */
const FIRST_HALF_AT_END = /[\ud800-\udbff]$/;

/** Longest text taken from a body, in UTF-16 units. Source: docs/behaviour/images.md §3.1. */
const MAX_BODY_LENGTH = 250;

/**
 * Finds an alternative text for an image that has none of its own.
 * @param words the texts of the image
 * @param isWellFormed true to keep surrogate pairs whole; the existing engine does not
 * @returns its title, else its body without tags, cut at 250 characters, else its file name, else ""
 * Source: docs/behaviour/images.md §3.1
 */
export function altText({ title, body = '', filename = '' }: ImageWords, isWellFormed = false): string {
  if (title) return title;
  const start = startWithoutTags(body).slice(0, MAX_BODY_LENGTH);
  return (isWellFormed ? start.replace(FIRST_HALF_AT_END, '') : start) || filename;
}

/** Each ">" ends a tag and leaves a space. Stops as soon as there is enough: a body may be a whole page. */
function startWithoutTags(html: string): string {
  let text = '';
  let start = 0;
  while (text.length < MAX_BODY_LENGTH) {
    const end = html.indexOf('>', start);
    text += html
      .slice(start, end < 0 ? html.length : end)
      .split('<', 1)
      .join('');
    if (end < 0) break;
    text += ' ';
    start = end + 1;
  }
  return text;
}
