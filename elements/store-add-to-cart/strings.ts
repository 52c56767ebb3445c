/** Words of this tag alone; those about buying are in core/product. */
export const ADD_TO_CART_STRINGS = {
  from: 'from {price}',
  /** Read before the price while on sale, and before the struck-through one. */
  salePrice: 'Sale price:',
  originalPrice: 'Original price:',
} as const;
