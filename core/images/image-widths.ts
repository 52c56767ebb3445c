/** The widths in which the server stores each image, in px. Source: docs/behaviour/images.md §2.1. */
const IMAGE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const;

/** The widest thumbnail; larger widths are only used in a srcset. */
const MAX_THUMBNAIL_WIDTH = 1500;

/**
 * Returns the name of the thumbnail that fills a width.
 * @param width px
 * @returns "100w" to "1500w": the smallest that is wide enough, or else the widest; "100w" for NaN
 * Source: docs/behaviour/images.md §2.2
 */
export function thumbnailFormat(width: number): string {
  const fitting = IMAGE_WIDTHS.find((each) => each === MAX_THUMBNAIL_WIDTH || !(width > each));
  return `${fitting ?? MAX_THUMBNAIL_WIDTH}w`;
}

/**
 * Lists the formats of an image that are no wider than the image itself.
 * @param width px
 * @returns such as "100w", the narrowest first; empty for an image narrower than the smallest format
 * Source: docs/behaviour/images.md §2.1
 */
export function formatsUpTo(width: number): readonly string[] {
  return IMAGE_WIDTHS.filter((each) => each <= width).map((each) => `${each}w`);
}

/**
 * Lists an image's URLs for a srcset; the original serves as the next larger width, if there is one.
 * @param assetUrl the image's URL
 * @param formats the formats that the server has, such as "100w"; at least one, the last one determines the next
 * width
 * @param urlOf returns the URL of a format; by default like the existing engine, which supports no other query
 * @returns the list, not escaped
 * Source: docs/behaviour/images.md §2.3
 */
export function srcset(assetUrl: string, formats: readonly string[], urlOf = printedFormatUrl): string {
  const list = formats.map((format) => `${urlOf(assetUrl, format)} ${format}`);
  const place = IMAGE_WIDTHS.findIndex((width) => `${width}w` === formats.at(-1));
  const next = place < 0 ? undefined : IMAGE_WIDTHS[place + 1];
  if (next !== undefined) list.push(`${urlOf(assetUrl, 'original')} ${next}w`);
  return list.join(',');
}

/**
 * Builds the URL of one format of an image. Other query parameters stay, and the URL is safe in a srcset.
 * @param assetUrl the image's URL
 * @param format such as "300w", or "original"
 * @returns the URL; a `data:` URL has no formats and is returned unchanged
 * Source: docs/behaviour/images.md §2.3
 */
export function formatUrl(assetUrl: string, format: string): string {
  const [address = '', ...fragment] = asOneOfList(assetUrl).split('#');
  if (/^data:/i.test(address)) return assetUrl;
  const query = `${address}${address.includes('?') ? '&' : '?'}format=${format}`;
  return [query, ...fragment].join('#');
}

const SPACE = 0x20;

/**
 * Escapes a URL for a srcset: spaces would end it, and leading commas would be skipped.
 * Strips only what a browser strips from a URL: a scheme after a no-break space is not a scheme.
 * @param url any text
 * Source: docs/behaviour/images.md §2.3
 */
export function asOneOfList(url: string): string {
  let end = url.length;
  // A loop, because a pattern for trailing spaces restarts at each space of a long run.
  while (end > 0 && url.charCodeAt(end - 1) <= SPACE) end -= 1;
  const stripped = url.slice(0, end).replace(/^[\u0000-\u0020]+/, '');
  return stripped.replace(/^,+|\s/g, encodeURIComponent);
}

/** Not escaped; a format is, for example, "300w" or "original". */
function printedFormatUrl(assetUrl: string, format: string): string {
  return `${assetUrl}?format=${format}`;
}
