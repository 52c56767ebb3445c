/** The messages of the colour checks. Source: docs/behaviour/colours.md §2.1. */
export const COLOUR_STRINGS = {
  missing: 'Missing an H/S/L value.',
  hue: 'Hue out of bounds.',
  saturation: 'Saturation out of bounds.',
  lightness: 'Lightness out of bounds.',
  alpha: 'Alpha out of bounds.',
} as const;
