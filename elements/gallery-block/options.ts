import {
  GALLERY_ALIGNMENTS,
  GALLERY_DESIGNS,
  GALLERY_META_POSITIONS,
} from '../../core/enumerations/index.ts';
import { ASPECT_RATIO_NAMES, GALLERY_LIMITS, SHOWN_META } from '../../core/gallery/index.ts';
import { booleanAttribute, integerAttribute, wordAttribute } from '../host/index.ts';

/** The first is the default. */
const META_POSITIONS = [
  'bottom',
  ...GALLERY_META_POSITIONS.filter((position) => position !== 'bottom'),
] as const;

/** The 21 options of a gallery, as attributes. Source: docs/behaviour/galleries.md §1 */
export const galleryAttributes = {
  design: wordAttribute('design', [...GALLERY_DESIGNS, 'carousel']),
  autoplay: booleanAttribute('autoplay', false),
  autoplayDuration: integerAttribute('autoplay-duration', GALLERY_LIMITS.autoplayDurationSeconds),
  controls: booleanAttribute('controls', false),
  autoCrop: booleanAttribute('auto-crop', true),
  aspectRatio: wordAttribute('aspect-ratio', ASPECT_RATIO_NAMES),
  squareThumbs: booleanAttribute('square-thumbs', true),
  thumbnails: booleanAttribute('thumbnails', false),
  thumbnailStripHeight: integerAttribute('thumbnail-strip-height', GALLERY_LIMITS.thumbnailStripHeightPx),
  thumbnailStripMargin: integerAttribute('thumbnail-strip-margin', GALLERY_LIMITS.thumbnailStripMarginPx),
  showMeta: wordAttribute('show-meta', SHOWN_META),
  metaPosition: wordAttribute('meta-position', META_POSITIONS),
  showMetaOnHover: booleanAttribute('show-meta-on-hover', false),
  activeAlignment: wordAttribute('active-alignment', GALLERY_ALIGNMENTS),
  thumbnailsPerRow: integerAttribute('thumbnails-per-row', GALLERY_LIMITS.thumbnailsPerRow),
  padding: integerAttribute('padding', GALLERY_LIMITS.paddingPx),
  lightbox: booleanAttribute('lightbox', false),
  lightboxTheme: wordAttribute('lightbox-theme', ['dark', 'light']),
  maxWidth: integerAttribute('max-width', GALLERY_LIMITS.maxWidthPx),
  newWindow: booleanAttribute('new-window', false),
  transparentBackground: booleanAttribute('transparent-background', false),
} as const;

/** The values of the options. */
export type GalleryOptionValues = {
  readonly [Name in keyof typeof galleryAttributes]: ReturnType<
    (typeof galleryAttributes)[Name]['normalise']
  >;
};

/**
 * Whether a design shows its pictures one after another.
 * @param design the layout
 */
export function isMovingDesign(design: GalleryOptionValues['design']): boolean {
  return design !== 'grid' && design !== 'stacked';
}
