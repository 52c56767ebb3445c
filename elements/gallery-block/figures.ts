import type { GalleryItem } from '../../core/gallery/index.ts';
import { objectPosition, placeholder, type Picture } from '../../core/images/index.ts';
import { buildCaption, createPart } from './caption.ts';

/** How figures are built. */
interface FigureLook {
  /** Whether links open another window. */
  readonly opensWindow: boolean;
  /** How wide a figure is, for the browser's choice among the widths of a picture. */
  readonly sizes: string;
}

/**
 * Builds the figures of a gallery that comes as a document, in the shape in which authors write them.
 * @param items what it holds
 * @param look how they are built
 * @returns a figure each
 * Source: docs/behaviour/galleries.md §3.4
 */
export function buildFigures(items: readonly GalleryItem[], look: FigureLook): readonly HTMLElement[] {
  return items.map((item) => buildFigure(item, look));
}

function buildFigure(item: GalleryItem, { opensWindow, sizes }: FigureLook): HTMLElement {
  const figure = createPart('figure', 'item');
  const { picture } = item;
  if (picture) {
    const image = buildImage(picture, sizes);
    figure.append(linked(item, opensWindow, image));
  }
  // Without a picture the words are what leads on.
  const caption = buildCaption(item, (heading) => (picture ? heading : linked(item, opensWindow, heading)));
  if (caption) figure.append(caption);
  return figure;
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
  image.dataset['thumbnail'] = picture.thumbnailUrl;
  image.src = picture.url;
  return image;
}

/** Behind what is transparent, or leaves room, nothing stays. */
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

function linked({ href, title }: GalleryItem, opensWindow: boolean, content: HTMLElement): HTMLElement {
  if (href === '') return content;
  const link = createPart('a', 'link');
  link.href = href;
  if (opensWindow) Object.assign(link, { target: '_blank', rel: 'noopener' });
  // A picture for decoration gives no name.
  if (content instanceof HTMLImageElement && content.alt === '' && title !== '') link.ariaLabel = title;
  link.append(content);
  return link;
}
