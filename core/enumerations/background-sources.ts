/** Where a background comes from, by code. Source: docs/behaviour/names-and-codes.md §4. */
export const BACKGROUND_SOURCES = {
  undefined: -1,
  upload: 1,
  instagram: 2,
  video: 3,
  none: 4,
} as const;

/** Name of a background source. Source: docs/behaviour/names-and-codes.md §4. */
export type BackgroundSourceName = keyof typeof BACKGROUND_SOURCES;

/** Code of a background source. Source: docs/behaviour/names-and-codes.md §4. */
export type BackgroundSourceCode = (typeof BACKGROUND_SOURCES)[BackgroundSourceName];
