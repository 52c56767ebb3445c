import { ASPECT_RATIOS, type AspectRatioName, type ShownMeta } from '../../core/gallery/index.ts';

/** The options that decide how a gallery looks. */
export interface LookOptions {
  readonly design: string;
  readonly autoCrop: boolean;
  readonly aspectRatio: AspectRatioName;
  readonly squareThumbs: boolean;
  readonly thumbnails: boolean;
  readonly thumbnailStripHeight: number;
  readonly thumbnailStripMargin: number;
  readonly showMeta: ShownMeta;
  readonly metaPosition: string;
  readonly showMetaOnHover: boolean;
  readonly activeAlignment: string;
  readonly thumbnailsPerRow: number;
  readonly padding: number;
  readonly maxWidth: number;
  readonly transparentBackground: boolean;
}

/**
 * Writes how a gallery looks where its sheet reads it: numbers as custom properties, which come down to the author's
 * own pictures, and words as data attributes of the frame.
 * @param frame the element around the pictures, in the shadow root
 * @param options what the attributes say
 * Source: docs/behaviour/galleries.md §1
 */
export function writeLook(frame: HTMLElement, options: LookOptions): void {
  const { design } = options;
  frame.dataset['design'] = design === 'slider' ? 'carousel' : design;
  frame.dataset['metaPosition'] = options.metaPosition;
  frame.dataset['alignment'] = options.activeAlignment;
  frame.toggleAttribute('data-on-hover', options.showMetaOnHover);
  frame.toggleAttribute('data-strip', options.thumbnails);
  frame.toggleAttribute('data-transparent', options.transparentBackground);
  const values: Readonly<Record<string, string | null>> = {
    '--_ratio': isCropped(options) ? String(ASPECT_RATIOS[options.aspectRatio]) : null,
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
function isCropped({ design, squareThumbs }: LookOptions): boolean {
  return design === 'stacked' ? false : design !== 'grid' || squareThumbs;
}
