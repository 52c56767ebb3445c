/** What stands in the place of a size that cannot be told. Source: docs/behaviour/images.md §1.2. */
export const SIZE_STRINGS = { invalid: "Invalid source parameter. Pass in 'originalSize'" } as const;
