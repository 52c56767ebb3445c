import { AttributeOverrides } from '../../ui/index.ts';
import { objectPosition, parseFocalPoint, parseImageSize } from '../../../core/images/index.ts';

/** What stands on a picture as it was printed. */
const WRITTEN = ['style', 'width'] as const;

/**
 * Keeps the place of pictures that are not there yet, as far as the page's own style does not: their proportions, and no
 * wider than what is around them; cropped ones stay around their focal point.
 * @param images printed pictures
 * @returns each, and how it is put back
 * Source: docs/behaviour/printed-markup.md §10.2
 */
export function keepPlaces(
  images: readonly HTMLImageElement[],
): readonly (readonly [image: HTMLImageElement, restore: () => void])[] {
  // First all that is read, then all that is written: the page is laid out once.
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
  // Without an address it is a line of text, which has no proportions and stands on another line than a picture.
  if (display === 'inline') Object.assign(style, { display: 'inline-block', overflow: 'hidden' });
  if (maxWidth === 'none') style.maxWidth = '100%';
}

function cropAround({ style, dataset }: HTMLImageElement, computed: Computed): void {
  if (computed.objectFit === 'fill') style.objectFit = 'cover';
  const point = parseFocalPoint(dataset['imageFocalPoint'] ?? '');
  if (point && computed.objectPosition === '50% 50%') style.objectPosition = objectPosition(point);
}
