/**
 * Finds the picture of a slide.
 * @param slide a figure, a link or a picture
 * @returns null where it has none
 */
export function pictureOf(slide: HTMLElement): HTMLImageElement | null {
  return slide instanceof HTMLImageElement ? slide : slide.querySelector('img');
}

/**
 * Finds the link of a picture.
 * @param image the picture
 * @param slide the slide that it belongs to; a link around the whole gallery is none of its own
 * @returns null where it has none
 */
export function linkAround(image: HTMLImageElement, slide: HTMLElement): HTMLAnchorElement | null {
  const link = image.closest('a');
  return link?.hasAttribute('href') && slide.contains(link) ? link : null;
}
