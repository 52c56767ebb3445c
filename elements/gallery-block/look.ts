import { ASPECT_RATIOS, SLIDER_RATIO } from '../../core/gallery/index.ts';
import type { ShownOptions } from './written-options.ts';

/**
 * Writes how a gallery looks where its sheet reads it: numbers as custom properties, which come down to the author's
 * own pictures, and words as data attributes of the frame.
 * @param frame the element around the pictures, in the shadow root
 * @param options what the tag and its document say
 * Source: docs/behaviour/galleries.md §1
 */
export function writeLook(frame: HTMLElement, options: ShownOptions): void {
  const { design } = options;
  frame.dataset['design'] = design === 'slider' ? 'carousel' : design;
  frame.dataset['metaPosition'] = options.metaPosition;
  frame.dataset['alignment'] = options.activeAlignment;
  frame.toggleAttribute('data-on-hover', options.showMetaOnHover);
  frame.toggleAttribute('data-strip', options.thumbnails);
  frame.toggleAttribute('data-transparent', options.transparentBackground);
  const values: Readonly<Record<string, string | null>> = {
    '--_ratio': isCropped(options) ? String(ratioOf(options)) : null,
    '--_fit': options.autoCrop ? null : 'contain',
    '--_columns': String(options.thumbnailsPerRow),
    '--_padding': `${options.padding}px`,
    '--_strip': `${options.thumbnailStripHeight}px`,
    '--_strip-margin': `${options.thumbnailStripMargin}px`,
    '--_thumbnail-ratio': options.squareThumbs ? '1' : null,
    '--_thumbnail-max': `${options.maxWidth}px`,
    '--_caption': options.showMeta === 'false' ? 'none' : null,
    '--_text': options.showMeta === 'only-title' ? 'none' : null,
  };
  for (const [name, value] of Object.entries(values)) frame.style.setProperty(name, value);
}

/** Pictures below each other keep their own shape; those of a grid where thumbnails are not cropped. */
function isCropped({ design, squareThumbs }: ShownOptions): boolean {
  return design === 'stacked' ? false : design !== 'grid' || squareThumbs;
}

function ratioOf({ design, aspectRatio, isShaped }: ShownOptions): number {
  return design === 'slider' && !isShaped ? SLIDER_RATIO : ASPECT_RATIOS[aspectRatio];
}
