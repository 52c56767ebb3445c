/** Words about products that several tags share; those about buying are in core/product. */
export const PART_STRINGS = {
  /** A value that cannot be bought with what is chosen of the other options. */
  valueSoldOut: '{value} (sold out)',
} as const;
