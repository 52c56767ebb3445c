/** Aspect ratios (width / height) of a gallery's frames. Source: docs/behaviour/galleries.md §1 */
export const ASPECT_RATIOS = {
  square: 1,
  standard: 3 / 2,
  'standard-vertical': 2 / 3,
  'four-three': 4 / 3,
  'three-four-vertical': 3 / 4,
  widescreen: 16 / 9,
  'anamorphic-widescreen': 2.4,
} as const;

/** The name of an aspect ratio. */
export type AspectRatioName = keyof typeof ASPECT_RATIOS;

/** Their names in the order of the table; the first is the default. */
export const ASPECT_RATIO_NAMES = Object.keys(ASPECT_RATIOS) as [AspectRatioName, ...AspectRatioName[]];

/** The default aspect ratio of a slider: half as high as wide. Source: docs/behaviour/galleries.md §1 */
export const SLIDER_RATIO = 100 / 50;

/** The numbers of a gallery. Source: docs/behaviour/galleries.md §1 */
export const GALLERY_LIMITS = {
  autoplayDurationSeconds: { min: 1, max: 10, fallback: 5 },
  thumbnailStripHeightPx: { min: 0, max: 200, fallback: 80 },
  thumbnailStripMarginPx: { min: 0, max: 60, fallback: 20 },
  thumbnailsPerRow: { min: 1, max: 10, fallback: 4 },
  paddingPx: { min: 0, max: 50, fallback: 20 },
  maxWidthPx: { min: 100, max: 300, fallback: 300 },
} as const;

/** How much of an item's text is shown; the first is the default. Source: docs/behaviour/galleries.md §1 */
export const SHOWN_META = ['true', 'basic', 'only-title', 'false'] as const;

/** How much of an item's text is shown. */
export type ShownMeta = (typeof SHOWN_META)[number];
