import type { GalleryItem } from '../../core/gallery/index.ts';
import { objectPosition, placeholder, type Picture } from '../../core/images/index.ts';
import { buildCaption, createPart } from './caption.ts';
import { createSign } from '../ui/index.ts';
import { SIGNS } from './signs.ts';

/** How figures are built. */
interface FigureLook {
  /** Whether links open another window. */
  readonly opensWindow: boolean;
  /** The width of a figure, for the `sizes` of its picture. */
  readonly sizes: string;
}

/**
 * Builds the figures of a gallery document in the markup that authors use.
 * @param items the items of the document
 * @param look the layout
 * @returns one figure per item
 * Source: docs/behaviour/galleries.md §3.4
 */
export function buildFigures(items: readonly GalleryItem[], look: FigureLook): readonly HTMLElement[] {
  return items.map((item) => buildFigure(item, look));
}

function buildFigure(item: GalleryItem, look: FigureLook): HTMLElement {
  const figure = createPart('figure', 'item');
  const { picture, media } = item;
  // Without other content the caption is the link.
  const isWords = picture === null && media === null;
  const caption = buildCaption(item, (heading) => (isWords ? linked(item, look, heading) : heading));
  figure.append(...[buildShown(item, look), buildSound(item), caption].flatMap((node) => node ?? []));
  return figure;
}

function buildShown(item: GalleryItem, look: FigureLook): HTMLElement | null {
  const { picture, media, isPlaceholder, title } = item;
  if (isPlaceholder) return buildPlaceholder();
  if (media?.kind === 'video') return buildPlayer('video', media.url, title);
  const image = picture && buildImage(picture, look.sizes);
  if (media?.kind === 'embed') return buildPoster(item, look, media.url, image);
  return image && linked(item, look, image);
}

function buildSound({ media, title }: GalleryItem): HTMLElement | null {
  return media?.kind === 'audio' ? buildPlayer('audio', media.url, title) : null;
}

function buildImage(picture: Picture, sizes: string): HTMLImageElement {
  const image = createPart('img', 'image');
  image.loading = 'lazy';
  image.decoding = 'async';
  if (picture.size) Object.assign(image, picture.size);
  image.alt = picture.alt;
  image.style.objectPosition = objectPosition(picture.focalPoint);
  if (picture.colours) showUntilLoaded(image, placeholder(picture.colours));
  if (picture.srcset !== '') Object.assign(image, { sizes, srcset: picture.srcset });
  if (picture.isLicensedPreview) image.dataset['licensedAssetPreview'] = 'true';
  image.dataset['thumbnail'] = picture.thumbnailUrl;
  image.src = picture.url;
  return image;
}

/** The colour is removed after loading: pictures may be transparent, or leave space. */
function showUntilLoaded(image: HTMLImageElement, background: string): void {
  image.style.background = background;
  for (const type of ['load', 'error'])
    image.addEventListener(
      type,
      () => {
        image.style.background = '';
      },
      { once: true },
    );
}

function linked(item: GalleryItem, { opensWindow }: FigureLook, content: HTMLElement): HTMLElement {
  const { href, title } = item;
  if (href === '') return content;
  const link = createLink(href, opensWindow);
  // A decorative picture has no name.
  if (content instanceof HTMLImageElement && content.alt === '' && title !== '') link.ariaLabel = title;
  link.append(content);
  return link;
}

/** Without scripts it is a link to the player. */
function buildPoster(
  { href }: GalleryItem,
  { opensWindow }: FigureLook,
  url: string,
  image: HTMLElement | null,
): HTMLElement {
  const link = createLink(href || url, opensWindow);
  link.dataset['embed'] = url;
  if (image) link.append(image);
  return link;
}

function createLink(href: string, opensWindow: boolean): HTMLAnchorElement {
  const link = createPart('a', 'link');
  link.href = href;
  if (opensWindow) Object.assign(link, { target: '_blank', rel: 'noopener' });
  return link;
}

/** Nothing is loaded before playback except the first frame of a video. */
function buildPlayer(kind: 'video' | 'audio', url: string, title: string): HTMLElement {
  const player = createPart(kind, 'player');
  player.controls = true;
  player.preload = kind === 'audio' ? 'none' : 'metadata';
  player.ariaLabel = title || null;
  if (player instanceof HTMLVideoElement) {
    player.playsInline = true;
    // The most likely ratio, until the video reports its own.
    Object.assign(player, { width: 16, height: 9 });
  }
  player.src = url;
  return player;
}

/** The placeholder of a picture that has not been chosen yet. */
function buildPlaceholder(): HTMLElement {
  const placeholder = createPart('div', 'placeholder');
  placeholder.append(createSign(SIGNS.picture));
  return placeholder;
}
