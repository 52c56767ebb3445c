import { linkAround, pictureOf, wordsOf, type SlideWords } from '../slides.ts';

/** One of several forms of a picture, of which the browser takes one. */
export interface PictureSource {
  readonly srcset: string;
  readonly type: string;
  readonly media: string;
}

/** A picture as it is shown over the page. */
export interface LightboxItem extends SlideWords {
  readonly url: string;
  /** Empty where there is one file only. */
  readonly srcset: string;
  readonly sources: readonly PictureSource[];
  readonly alt: string;
}

const PICTURE_FILE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Reads what is shown over the page of a slide with a picture: the file to which it is linked, or the picture itself in
 * the widths and forms that the author names.
 * @param slide a figure, a link or a picture
 * Source: docs/behaviour/galleries.md §4.1
 */
export function itemOf(slide: HTMLElement): LightboxItem {
  const image = pictureOf(slide);
  const words = wordsOf(slide);
  if (!image) return { ...words, alt: '', url: '', srcset: '', sources: [] };
  const { alt, currentSrc, src, srcset } = image;
  const link = linkAround(image, slide);
  if (link && PICTURE_FILE.test(link.pathname)) {
    return { ...words, alt, url: link.href, srcset: '', sources: [] };
  }
  return { ...words, alt, url: currentSrc || src, srcset, sources: sourcesOf(image) };
}

/**
 * Says how wide the largest file of a picture is.
 * @param item the picture
 * @returns in px; 0 where nobody says
 */
export function largestWidth({ srcset, sources }: LightboxItem): number {
  const lists = [srcset, ...sources.map((source) => source.srcset)];
  const widths = lists.flatMap((list) => [...list.matchAll(/\s(\d+)w/g)].map(([, width]) => Number(width)));
  return Math.max(0, ...widths);
}

function sourcesOf(image: HTMLImageElement): readonly PictureSource[] {
  const picture = image.parentElement;
  if (!(picture instanceof HTMLPictureElement)) return [];
  return [...picture.querySelectorAll('source')].map(({ srcset, type, media }) => ({ srcset, type, media }));
}
