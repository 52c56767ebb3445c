import { linkAround, pictureOf, wordsOf, type SlideWords } from '../slides.ts';

/** A picture as it is shown over the page. */
export interface LightboxItem extends SlideWords {
  readonly url: string;
  /** Empty where there is one file only. */
  readonly srcset: string;
  readonly alt: string;
}

const PICTURE_FILE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Reads what is shown over the page of a slide with a picture: the file to which it is linked, or the picture itself in
 * the widths that the author names.
 * @param slide a figure, a link or a picture
 * Source: docs/behaviour/galleries.md §4.1
 */
export function itemOf(slide: HTMLElement): LightboxItem {
  const image = pictureOf(slide);
  const words = wordsOf(slide);
  if (!image) return { ...words, alt: '', url: '', srcset: '' };
  const { alt, currentSrc, src, srcset } = image;
  const link = linkAround(image, slide);
  if (link && PICTURE_FILE.test(link.pathname)) return { ...words, alt, url: link.href, srcset: '' };
  return { ...words, alt, url: currentSrc || src, srcset };
}
