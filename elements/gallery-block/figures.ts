import type { GalleryItem } from '../../core/gallery/index.ts';
import { placeholder } from '../../core/images/index.ts';
import { createSign } from '../ui/index.ts';
import { buildPart } from './caption.ts';
import { figureOf, type FigureLook } from './figure-parts.ts';
import { SIGNS } from './signs.ts';

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
  const figure = buildPart(figureOf(item, look));
  if (item.isPlaceholder) figure.firstElementChild?.append(createSign(SIGNS.picture));
  const colours = item.picture?.colours;
  const image = colours && figure.querySelector('img');
  if (image) showUntilLoaded(image, placeholder(colours));
  return figure;
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
