import { ASPECT_RATIO_NAMES, GALLERY_LIMITS, SHOWN_META } from '../../core/gallery/index.ts';
import { booleanAttribute, integerAttribute, wordAttribute } from '../host/index.ts';

/** The 21 options of a gallery, as attributes. Source: docs/behaviour/galleries.md §1 */
export const galleryAttributes = {
  design: wordAttribute('design', ['grid', 'slideshow', 'carousel', 'slider', 'stacked']),
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
  metaPosition: wordAttribute('meta-position', [
    'bottom',
    'top',
    'top-left',
    'top-right',
    'center',
    'bottom-left',
    'bottom-right',
  ]),
  showMetaOnHover: booleanAttribute('show-meta-on-hover', false),
  activeAlignment: wordAttribute('active-alignment', ['center', 'left', 'right']),
  thumbnailsPerRow: integerAttribute('thumbnails-per-row', GALLERY_LIMITS.thumbnailsPerRow),
  padding: integerAttribute('padding', GALLERY_LIMITS.paddingPx),
  lightbox: booleanAttribute('lightbox', false),
  lightboxTheme: wordAttribute('lightbox-theme', ['dark', 'light']),
  maxWidth: integerAttribute('max-width', GALLERY_LIMITS.maxWidthPx),
  newWindow: booleanAttribute('new-window', false),
  transparentBackground: booleanAttribute('transparent-background', false),
} as const;
