import type { GalleryItem } from '../../core/gallery/index.ts';
import { CENTRE, focalPointText, type Picture } from '../../core/images/index.ts';
import type { SlideWords } from './slides.ts';

/** How figures are written. */
export interface FigureLook {
  /** Whether links open another window. */
  readonly opensWindow: boolean;
  /** The width of a figure, for the `sizes` of its picture. */
  readonly sizes: string;
}

/** An element of a figure: browsers build it, servers print it. */
export interface FigurePart {
  readonly name: 'a' | 'audio' | 'div' | 'figcaption' | 'figure' | 'img' | 'span' | 'strong' | 'video';
  /** The name of the part, for the page's style sheets. */
  readonly part: string;
  /** Spelled as in JSX: HTML ignores the case. Undefined ones are not written. */
  readonly attributes: Readonly<Record<string, string | number | true | undefined>>;
  readonly children: readonly (FigurePart | string)[];
}

/**
 * Writes the `sizes` of lazy pictures.
 * @param columns how many are side by side
 */
export function lazySizes(columns: number): string {
  return `auto, ${shareOf(columns)}`;
}

/**
 * Writes the `sizes` of a picture that does not wait for the layout.
 * @param columns how many are side by side, where there is room
 */
export function eagerSizes(columns: number): string {
  // Columns are at least 8rem wide; while there are fewer of them, less than twice that.
  return columns === 1 ? shareOf(1) : `min(100vw, max(16rem, ${shareOf(columns)}))`;
}

function shareOf(columns: number): string {
  return `${Math.ceil(100 / columns)}vw`;
}

type Children = readonly (FigurePart | string | null)[];

function partOf(
  name: FigurePart['name'],
  part: string,
  attributes: FigurePart['attributes'],
  children: Children = [],
): FigurePart {
  return { name, part, attributes, children: children.filter((child) => child !== null) };
}

/**
 * Writes the figure of an item in the markup that authors use.
 * @param item the item
 * @param look the layout
 * Source: docs/behaviour/galleries.md §3.4
 */
export function figureOf(item: GalleryItem, look: FigureLook): FigurePart {
  // Without other content the caption is the link.
  const isWords = item.picture === null && item.media === null;
  const caption = captionOf(item, (heading) => (isWords ? linked(item, look, heading) : heading));
  return partOf('figure', 'item', {}, [shownOf(item, look), soundOf(item), caption]);
}

/**
 * Writes a caption in the markup that authors use.
 * @param words title and text
 * @param decorate modifies the title before it is inserted
 * @returns null without words
 */
export function captionOf(
  { title, text }: SlideWords,
  decorate = (heading: FigurePart): FigurePart => heading,
): FigurePart | null {
  if (title === '' && text === '') return null;
  return partOf('figcaption', 'caption', {}, [
    title === '' ? null : decorate(partOf('strong', 'title', {}, [title])),
    text === '' ? null : partOf('span', 'text', {}, [text]),
  ]);
}

function shownOf(item: GalleryItem, look: FigureLook): FigurePart | null {
  const { picture, media, isPlaceholder, title } = item;
  // A picture that has not been chosen yet.
  if (isPlaceholder) return partOf('div', 'placeholder', {});
  if (media?.kind === 'video') return playerOf('video', media.url, title);
  const image = picture && imageOf(picture, look.sizes);
  if (media?.kind === 'embed') return posterOf(item, look, media.url, image);
  return image && linked(item, look, image);
}

function soundOf({ media, title }: GalleryItem): FigurePart | null {
  return media?.kind === 'audio' ? playerOf('audio', media.url, title) : null;
}

/** `src` is last: all attributes that decide what is requested, and when, are set before it. */
function imageOf(picture: Picture, sizes: string): FigurePart {
  const { alt, focalPoint, isLicensedPreview, size, srcset, thumbnailUrl, url } = picture;
  const point = focalPointText(focalPoint);
  return partOf('img', 'image', {
    loading: 'lazy',
    decoding: 'async',
    width: size?.width,
    height: size?.height,
    alt,
    'data-image-focal-point': point === focalPointText(CENTRE) ? undefined : point,
    'data-licensed-asset-preview': isLicensedPreview ? 'true' : undefined,
    'data-thumbnail': thumbnailUrl,
    ...(srcset !== '' && { sizes, srcSet: srcset }),
    src: url,
  });
}

function linked(item: GalleryItem, { opensWindow }: FigureLook, content: FigurePart): FigurePart {
  const { href, title } = item;
  if (href === '') return content;
  // A decorative picture has no name.
  const isNameless = content.name === 'img' && content.attributes['alt'] === '';
  return linkTo(href, opensWindow, { 'aria-label': (isNameless && title) || undefined }, content);
}

/** Without scripts it is a link to the player. */
function posterOf(
  { href }: GalleryItem,
  { opensWindow }: FigureLook,
  url: string,
  image: FigurePart | null,
): FigurePart {
  return linkTo(href || url, opensWindow, { 'data-embed': url }, image);
}

function linkTo(
  href: string,
  opensWindow: boolean,
  others: FigurePart['attributes'],
  content: FigurePart | null,
): FigurePart {
  const window = opensWindow && { target: '_blank', rel: 'noopener' };
  return partOf('a', 'link', { href, ...window, ...others }, [content]);
}

/** Nothing is loaded before playback except the first frame of a video. */
function playerOf(kind: 'video' | 'audio', src: string, title: string): FigurePart {
  const isVideo = kind === 'video';
  return partOf(kind, 'player', {
    controls: true,
    preload: isVideo ? 'metadata' : 'none',
    'aria-label': title || undefined,
    // The most likely ratio, until the video reports its own.
    ...(isVideo && { playsInline: true, width: 16, height: 9 }),
    src,
  });
}
