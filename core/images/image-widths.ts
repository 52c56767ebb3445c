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
 * Lists an image's URLs for a srcset; the original stands in for the next larger width, if there is one.
 * @param assetUrl the image's URL
 * @param formats the formats that the server has, such as "100w"; at least one, the last one determines the next
 * width
 * @returns the list, not escaped
 * Source: docs/behaviour/images.md §2.3
 */
export function srcset(assetUrl: string, formats: readonly string[]): string {
  const list = formats.map((format) => `${imageFormatUrl(assetUrl, format)} ${format}`);
  const place = IMAGE_WIDTHS.findIndex((width) => `${width}w` === formats.at(-1));
  const next = place < 0 ? undefined : IMAGE_WIDTHS[place + 1];
  if (next !== undefined) list.push(`${imageFormatUrl(assetUrl, 'original')} ${next}w`);
  return list.join(',');
}

/** Not escaped; a format is, for example, "300w" or "original". */
function imageFormatUrl(assetUrl: string, format: string): string {
  return `${assetUrl}?format=${format}`;
}
