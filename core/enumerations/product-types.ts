/** Types of products, by code. Source: docs/behaviour/names-and-codes.md §8. */
export const PRODUCT_TYPES = {
  undefined: -1,
  physical: 1,
  digital: 2,
  service: 3,
  'gift-card': 4,
  paywall: 5,
} as const;

/** Name of a product type. Source: docs/behaviour/names-and-codes.md §8. */
export type ProductTypeName = keyof typeof PRODUCT_TYPES;

/** Code of a product type. Source: docs/behaviour/names-and-codes.md §8. */
export type ProductTypeCode = (typeof PRODUCT_TYPES)[ProductTypeName];
