import { filesOf } from '../picture-files.ts';
import { embedAddressOf, playerOf, posterOf } from '../slide-media.ts';
import { factsOf, linkAround, pictureOf, wordsOf, type SlideWords } from '../slides.ts';

/** A `source` of a picture. */
export interface PictureSource {
  readonly srcset: string;
  readonly type: string;
  readonly media: string;
}

/** A picture as the lightbox shows it. */
export interface LightboxPicture {
  readonly url: string;
  /** Empty where there is only one file. */
  readonly srcset: string;
  readonly sources: readonly PictureSource[];
  readonly alt: string;
}

/** The lightbox content of a slide. */
export interface LightboxItem extends SlideWords {
  /** Its title, or the alternative text of its picture; may be empty. */
  readonly name: string;
  readonly picture: LightboxPicture | null;
  /** The URL of an embedded player; empty for none. */
  readonly embedUrl: string;
  /** The native player in the gallery, of which the lightbox shows a copy. */
  readonly player: HTMLMediaElement | null;
  /** The label on the picture; empty for none. */
  readonly mark: string;
}

const PICTURE_FILE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Reads the lightbox content of a slide: the file that its picture links to, or the picture itself in the widths
 * and formats that its author lists; a player; or words.
 * @param slide a figure, a link, a picture or a player
 * Source: docs/behaviour/galleries.md §4.1
 */
export function itemOf(slide: HTMLElement): LightboxItem {
  const poster = posterOf(slide);
  return {
    ...wordsOf(slide),
    name: factsOf(slide).name,
    picture: readPicture(slide),
    embedUrl: poster ? embedAddressOf(poster) : (slide.querySelector('iframe')?.src ?? ''),
    player: playerOf(slide),
    mark: slide.dataset['mark'] ?? '',
  };
}

function readPicture(slide: HTMLElement): LightboxPicture | null {
  const image = pictureOf(slide);
  if (!image) return null;
  const { alt } = image;
  const link = linkAround(image, slide);
  if (link && PICTURE_FILE.test(link.pathname)) return { alt, url: link.href, srcset: '', sources: [] };
  return { alt, ...filesOf(image), sources: sourcesOf(image) };
}

/**
 * Lists the widths of a picture's files.
 * @param item the picture
 * @returns in px, ascending; empty where unknown
 */
export function fileWidths({ srcset, sources }: LightboxPicture): readonly number[] {
  const lists = [srcset, ...sources.map((source) => source.srcset)];
  const widths = lists.flatMap((list) => [...list.matchAll(/\s(\d+)w/g)].map(([, width]) => Number(width)));
  return widths.sort((one, other) => one - other);
}

function sourcesOf(image: HTMLImageElement): readonly PictureSource[] {
  const picture = image.parentElement;
  if (!(picture instanceof HTMLPictureElement)) return [];
  return [...picture.querySelectorAll('source')].map(({ srcset, type, media }) => ({ srcset, type, media }));
}
