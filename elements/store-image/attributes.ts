import {
  IMAGE_LOADERS,
  IMAGE_PRIORITIES,
  isPositiveInteger,
  parseFocalPoint,
} from '../../core/images/index.ts';
import { isPictureAddress } from '../../core/text/index.ts';
import { attributeOf, textAttribute, wordAttribute, type StoreAttribute } from '../host/index.ts';

const MAX_SIDE_PX = 1_000_000;

/** The attributes of a picture. Source: docs/behaviour/images.md §6.1, §7 */
export const imageAttributes = {
  src: attributeOf('src', '', 'picture', (value) =>
    typeof value === 'string' && isPictureAddress(value) ? value.trim() : null,
  ),
  alt: givenText('alt'),
  width: sideAttribute('width'),
  height: sideAttribute('height'),
  sizes: textAttribute('sizes'),
  srcset: textAttribute('srcset'),
  priority: wordAttribute('priority', IMAGE_PRIORITIES),
  loader: wordAttribute('loader', IMAGE_LOADERS),
  focalPoint: attributeOf('focal-point', '', 'point', (value) =>
    typeof value === 'string' && parseFocalPoint(value) ? value.trim() : null,
  ),
} as const;

/** A length in px. It is not clamped: that would change the picture's proportions. */
function sideAttribute(name: string): StoreAttribute<number | null> {
  return attributeOf<number | null>(name, null, { min: 1, max: MAX_SIDE_PX }, (value) => {
    const side = typeof value === 'number' || typeof value === 'string' ? value : null;
    return isPositiveInteger(side) && Number(side) <= MAX_SIDE_PX ? Number(side) : null;
  });
}

/** A text whose empty value has a meaning. */
function givenText(name: string): StoreAttribute<string | null> {
  const attribute = attributeOf<string | null>(name, null, 'text', (value) =>
    typeof value === 'string' || Number.isFinite(value) ? String(value) : null,
  );
  return {
    ...attribute,
    normalise: (value, refuse) => (value === '' ? '' : attribute.normalise(value, refuse)),
  };
}
