import { AttributeOverrides } from '../../ui/index.ts';
import { objectPosition, parseFocalPoint, parseImageSize } from '../../../core/images/index.ts';

/** The printed styles of a picture. */
const WRITTEN = ['style', 'width'] as const;

/**
 * Reserves the boxes of pictures that have not loaded, unless the page's style sheets do: their aspect ratio, and at
 * most the width of their container. Cropped pictures keep their focal point.
 * @param images printed pictures
 * @returns each picture with a function that restores its printed styles
 * Source: docs/behaviour/printed-markup.md §10.2
 */
export function keepPlaces(
  images: readonly HTMLImageElement[],
): readonly (readonly [image: HTMLImageElement, restore: () => void])[] {
  // All reads before all writes, so that the page is laid out once.
  const looks = images.map((image) => {
    const { display, aspectRatio, maxWidth, objectFit, objectPosition } = getComputedStyle(image);
    return [image, { display, aspectRatio, maxWidth, objectFit, objectPosition }] as const;
  });
  return looks.map(([image, computed]) => [image, keepOne(image, computed)]);
}

type Computed = Pick<
  CSSStyleDeclaration,
  'display' | 'aspectRatio' | 'maxWidth' | 'objectFit' | 'objectPosition'
>;

function keepOne(image: HTMLImageElement, computed: Computed): () => void {
  const overrides = new AttributeOverrides(WRITTEN);
  overrides.set(image);
  keepBox(image, computed);
  cropAround(image, computed);
  return () => {
    overrides.restore();
  };
}

function keepBox(image: HTMLImageElement, { display, aspectRatio, maxWidth }: Computed): void {
  const { style, dataset } = image;
  const size = parseImageSize(dataset['imageDimensions'] ?? '');
  if (size && size.width > 0 && size.height > 0) {
    if (!image.hasAttribute('width')) image.width = size.width;
    if (aspectRatio === 'auto') style.aspectRatio = `${size.width} / ${size.height}`;
  }
  // Without a `src` it is inline text, which has no aspect ratio and another baseline.
  if (display === 'inline') Object.assign(style, { display: 'inline-block', overflow: 'hidden' });
  if (maxWidth === 'none') style.maxWidth = '100%';
}

function cropAround({ style, dataset }: HTMLImageElement, computed: Computed): void {
  if (computed.objectFit === 'fill') style.objectFit = 'cover';
  const point = parseFocalPoint(dataset['imageFocalPoint'] ?? '');
  if (point && computed.objectPosition === '50% 50%') style.objectPosition = objectPosition(point);
}
