import { findTarget, targetOf } from '../linked-picture.ts';
import { filesOf, thumbnailOf } from '../picture-files.ts';
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
  /** A file that is in the page already; empty where unknown. */
  readonly thumbnailUrl: string;
  /** The width of the file, in px; 0 where unknown. */
  readonly widthPx: number;
  /** Resolves to the picture behind a link, where only its server knows what it leads to; null for none. */
  readonly findLinked: (() => Promise<LightboxPicture | null>) | null;
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
  const files = filesOf(image);
  const own = {
    ...{ alt: image.alt, ...files, sources: sourcesOf(image), findLinked: null },
    thumbnailUrl: image.currentSrc || thumbnailOf(image),
    widthPx: image.currentSrc === files.url ? image.naturalWidth : 0,
  };
  const link = linkAround(image, slide);
  if (!link) return own;
  const linked = { ...own, url: link.href, srcset: '', sources: [], widthPx: 0 };
  const target = targetOf(link, image);
  if (target !== null) return target === 'picture' ? linked : own;
  return { ...own, findLinked: async () => ((await findTarget(link)) === 'picture' ? linked : null) };
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
