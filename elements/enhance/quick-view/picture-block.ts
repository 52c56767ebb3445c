import { formatUrl, thumbnailFormat } from '../../../core/images/index.ts';
import type { ProductImage } from '../../../core/product/index.ts';
import { fill } from '../../../core/text/index.ts';
import { numberText, QUICK_VIEW_WORDS } from '../../../core/words/index.ts';
import { create } from '../../dialogs/index.ts';
import { fileOf } from '../../ui/index.ts';

/** The number of thumbnails in a row below the large picture. */
const MAX_PICTURES = 6;

/** Their maximum width in CSS pixels. */
const LARGE_PX = 480;
const SMALL_PX = 80;

/**
 * Creates a large picture that follows the choice, with thumbnails of the others below.
 * @param pictures the product's pictures
 * @param life stops it
 * @returns the block; null for a product without pictures
 * Source: docs/behaviour/printed-markup.md §9.2
 */
export function pictureBlock(pictures: readonly ProductImage[], life: AbortSignal): HTMLElement | null {
  const [first, ...others] = pictures.slice(0, MAX_PICTURES);
  if (!first) return null;
  const large = create('img', { src: fitting(first, LARGE_PX), alt: first.altText, width: 800, height: 800 });
  large.dataset['storeImage'] = '';
  const block = create('div', {});
  block.dataset['pictures'] = '';
  block.append(large);
  if (others.length > 0) block.append(smallPictures([first, ...others], large, life));
  return block;
}

function smallPictures(
  pictures: readonly ProductImage[],
  large: HTMLImageElement,
  life: AbortSignal,
): HTMLElement {
  const list = create('div', { role: 'group', ariaLabel: QUICK_VIEW_WORDS.pictures });
  const buttons = pictures.map((picture, index) => {
    const { altText } = picture;
    const label = altText || fill(QUICK_VIEW_WORDS.pictureNumber, { n: numberText(index + 1) });
    const button = create('button', { type: 'button', ariaLabel: label });
    button.append(create('img', { src: fitting(picture, SMALL_PX), alt: '', width: 80, height: 80 }));
    button.addEventListener('click', () => {
      large.src = fitting(picture, LARGE_PX);
      large.alt = altText;
    });
    return button;
  });
  list.append(...buttons);
  const mark = () => {
    const shown = fileOf(large.src);
    for (const [index, button] of buttons.entries())
      button.ariaPressed = String(fileOf(pictures[index]?.assetUrl ?? '') === shown);
  };
  // Choosing a variant also changes the large picture.
  const observer = new MutationObserver(mark);
  observer.observe(large, { attributes: true, attributeFilter: ['src'] });
  life.addEventListener('abort', () => {
    observer.disconnect();
  });
  mark();
  return list;
}

/** The width of its box. */
function fitting({ assetUrl }: ProductImage, widthPx: number): string {
  return formatUrl(assetUrl, thumbnailFormat(Math.min(widthPx, innerWidth) * devicePixelRatio));
}
