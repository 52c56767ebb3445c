import { useState, type ReactNode } from 'react';
import type { CartEntry } from '../../../core/cart/index.ts';
import { formatUrl } from '../../../core/images/index.ts';
import { initialOf } from '../../../core/text/index.ts';

/** Sharp on any screen: it is 5.5rem wide. */
const PICTURE_FORMAT = '300w';

/**
 * Renders the picture of a line; the initial of its title where there is none, or where it does not load.
 * @param props the line
 * Source: docs/behaviour/cart-page.md §1.5
 */
export function LinePicture({ image, title }: Pick<CartEntry, 'image' | 'title'>): ReactNode {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (!image || image.assetUrl === brokenUrl) {
    return (
      <span part="image" aria-hidden="true">
        {initialOf(title)}
      </span>
    );
  }
  const { assetUrl } = image;
  return (
    <img
      part="image"
      src={formatUrl(assetUrl, PICTURE_FORMAT)}
      alt=""
      loading="lazy"
      onError={() => {
        setBrokenUrl(assetUrl);
      }}
    />
  );
}
