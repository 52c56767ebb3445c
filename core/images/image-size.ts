/** The original size of an image, in px. */
export interface ImageSize {
  /** NaN when the text has no number there. */
  readonly width: number;
  /** NaN when the text has no number there. */
  readonly height: number;
}

/**
 * Reads the size of an image.
 * @param text such as "1200x800"
 * @returns both sides; undefined for a text without exactly one "x"
 * Source: docs/behaviour/images.md §1.1
 */
export function parseImageSize(text: string): ImageSize | undefined {
  const sides = text.split('x', 3);
  if (sides.length !== 2) return undefined;
  return { width: sideOf(sides[0]), height: sideOf(sides[1]) };
}

function sideOf(text = ''): number {
  return Number.parseInt(text, 10);
}

/**
 * Returns the height of an image that is resized to a width.
 * @param size its original size
 * @param width px
 * @returns px, not rounded; NaN or infinite when the size has no width
 * Source: docs/behaviour/images.md §1.1
 */
export function heightForWidth(size: ImageSize, width: number): number {
  // Division first: truncation afterwards depends on the order.
  return size.height * (width / size.width);
}

/**
 * Returns the width of an image that is resized to a height.
 * @param size its original size
 * @param height px
 * @returns px, not rounded; NaN or infinite when the size has no height
 * Source: docs/behaviour/images.md §1.1
 */
export function widthForHeight(size: ImageSize, height: number): number {
  return size.width * (height / size.height);
}
