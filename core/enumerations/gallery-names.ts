/** How a gallery lays out its items. Source: docs/behaviour/names-and-codes.md §11.1. */
export const GALLERY_DESIGNS = ['grid', 'slideshow', 'slider', 'stacked'] as const;

/** One of the gallery designs. Source: docs/behaviour/names-and-codes.md §11.1. */
export type GalleryDesign = (typeof GALLERY_DESIGNS)[number];

/** Where an item's title and description are placed. Source: docs/behaviour/names-and-codes.md §11.1. */
export const GALLERY_META_POSITIONS = [
  'top',
  'top-left',
  'top-right',
  'center',
  'bottom',
  'bottom-left',
  'bottom-right',
] as const;

/** A position of title and description. Source: docs/behaviour/names-and-codes.md §11.1. */
export type GalleryMetaPosition = (typeof GALLERY_META_POSITIONS)[number];

/** Where the active item is placed. Source: docs/behaviour/names-and-codes.md §11.1. */
export const GALLERY_ALIGNMENTS = ['center', 'left', 'right'] as const;

/** A position of the active item. Source: docs/behaviour/names-and-codes.md §11.1. */
export type GalleryAlignment = (typeof GALLERY_ALIGNMENTS)[number];

/** Media types of a gallery item. Source: docs/behaviour/names-and-codes.md §11.1. */
export const GALLERY_ITEM_MEDIA_TYPES = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const;

/** A media type of a gallery item. Source: docs/behaviour/names-and-codes.md §11.1. */
export type GalleryItemMediaType = (typeof GALLERY_ITEM_MEDIA_TYPES)[number];
