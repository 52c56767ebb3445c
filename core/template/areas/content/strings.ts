/** What stands in the place of a size that cannot be told. Source: platform specification §8. */
export const SIZE_STRINGS = { invalid: "Invalid source parameter. Pass in 'originalSize'" } as const;
