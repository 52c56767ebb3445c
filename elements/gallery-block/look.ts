import { ASPECT_RATIOS, SLIDER_RATIO } from '../../core/gallery/index.ts';
import type { ShownOptions } from './written-options.ts';

/**
 * Writes the options for the style sheet: numbers as custom properties, which the author's own pictures inherit,
 * and words as data attributes of the frame.
 * @param frame the element around the pictures, in the shadow root
 * @param options the options of the tag and its document
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

/** Stacked pictures keep their aspect ratio; so do those of a grid whose thumbnails are not cropped. */
function isCropped({ design, squareThumbs }: ShownOptions): boolean {
  return design === 'stacked' ? false : design !== 'grid' || squareThumbs;
}

function ratioOf({ design, aspectRatio, isShaped }: ShownOptions): number {
  return design === 'slider' && !isShaped ? SLIDER_RATIO : ASPECT_RATIOS[aspectRatio];
}
