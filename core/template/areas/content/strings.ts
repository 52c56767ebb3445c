/** Printed instead of a size that cannot be calculated. Source: docs/behaviour/images.md §1.2. */
export const SIZE_STRINGS = { invalid: "Invalid source parameter. Pass in 'originalSize'" } as const;
