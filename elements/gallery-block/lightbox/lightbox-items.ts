import { filesOf } from '../picture-files.ts';
import { embedAddressOf, playerOf, posterOf } from '../slide-media.ts';
import { factsOf, linkAround, pictureOf, wordsOf, type SlideWords } from '../slides.ts';

/** One of several forms of a picture, of which the browser takes one. */
export interface PictureSource {
  readonly srcset: string;
  readonly type: string;
  readonly media: string;
}

/** A picture as it is shown over the page. */
export interface LightboxPicture {
  readonly url: string;
  /** Empty where there is one file only. */
  readonly srcset: string;
  readonly sources: readonly PictureSource[];
  readonly alt: string;
}

/** What is shown of a slide over the page. */
export interface LightboxItem extends SlideWords {
  /** Its title, or the words of its picture; may be empty. */
  readonly name: string;
  readonly picture: LightboxPicture | null;
  /** The address of another site's player; empty for none. */
  readonly embedUrl: string;
  /** The browser's player in the gallery, of which another one is shown over the page. */
  readonly player: HTMLMediaElement | null;
  /** What stands on the picture; empty for nothing. */
  readonly mark: string;
}

const PICTURE_FILE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Reads what is shown over the page of a slide: the file to which its picture is linked, or the picture itself in the widths
 * and forms that the author names; what plays; or words.
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
 * Says how wide the files of a picture are.
 * @param item the picture
 * @returns in px, from the narrowest to the widest; empty where nobody says
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
