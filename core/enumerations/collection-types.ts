/** Types of collections, by code. Source: docs/behaviour/names-and-codes.md §6. */
export const COLLECTION_TYPES = {
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  'gallery-block': 6,
  'template-page': 7,
  'splash-page': 8,
  page: 10,
  fivehundredpix: 11,
  flickr: 12,
  products: 13,
  'slide-gallery': 15,
  'slide-album': 16,
  'slide-video': 17,
  'album-block': 18,
} as const;

/** Name of a collection type. Source: docs/behaviour/names-and-codes.md §6. */
export type CollectionTypeName = keyof typeof COLLECTION_TYPES;

/** Code of a collection type. Source: docs/behaviour/names-and-codes.md §6. */
export type CollectionTypeCode = (typeof COLLECTION_TYPES)[CollectionTypeName];
