import type { GalleryItem } from '../../core/gallery/index.ts';
import { objectPosition, placeholder, type Picture } from '../../core/images/index.ts';

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
  const figure = create('figure', 'item');
  const picture = item.kind === 'text' ? null : item.picture;
  if (picture) {
    const image = buildImage(picture, sizes);
    figure.append(item.href === '' ? image : linkTo(item.href, opensWindow, image));
  }
  if (item.title !== '' || item.text !== '') figure.append(buildCaption(item));
  return figure;
}

function buildImage(picture: Picture, sizes: string): HTMLImageElement {
  const image = create('img', 'image');
  image.loading = 'lazy';
  image.decoding = 'async';
  if (picture.size) Object.assign(image, picture.size);
  image.alt = picture.alt;
  image.style.objectPosition = objectPosition(picture.focalPoint);
  if (picture.colours) image.style.background = placeholder(picture.colours);
  if (picture.srcset !== '') Object.assign(image, { sizes, srcset: picture.srcset });
  image.src = picture.url;
  return image;
}

function linkTo(href: string, opensWindow: boolean, content: Node): HTMLAnchorElement {
  const link = create('a', 'link');
  link.href = href;
  if (opensWindow) Object.assign(link, { target: '_blank', rel: 'noopener' });
  link.append(content);
  return link;
}

function buildCaption({ title, text }: GalleryItem): HTMLElement {
  const caption = create('figcaption', 'caption');
  if (title !== '') caption.append(Object.assign(create('strong', 'title'), { textContent: title }));
  if (text !== '') caption.append(Object.assign(create('span', 'text'), { textContent: text }));
  return caption;
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  part: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.setAttribute('part', part);
  return element;
}
