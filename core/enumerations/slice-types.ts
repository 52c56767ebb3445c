/** Types of slices of a page, by code. Source: docs/behaviour/names-and-codes.md §10. */
export const SLICE_TYPES = {
  undefined: -1,
  heading: 1,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
} as const;

/** Name of a slice type. Source: docs/behaviour/names-and-codes.md §10. */
export type SliceTypeName = keyof typeof SLICE_TYPES;

/** Code of a slice type. Source: docs/behaviour/names-and-codes.md §10. */
export type SliceTypeCode = (typeof SLICE_TYPES)[SliceTypeName];

/**
 * Slice types that fill a page; unlike those of `SLICE_TYPES`, they have no code.
 * Source: docs/behaviour/names-and-codes.md §10
 */
export const PAGE_LEVEL_SLICE_TYPES = ['cover-page', 'lock-screen', 'popup-overlay'] as const;

/** A slice type that fills a page. Source: docs/behaviour/names-and-codes.md §10. */
export type PageLevelSliceType = (typeof PAGE_LEVEL_SLICE_TYPES)[number];
