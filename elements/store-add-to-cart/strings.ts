/** Strings of this tag alone; those about buying are in core/product. */
export const ADD_TO_CART_STRINGS = {
  from: 'from {price}',
  /** For screen readers, before the sale price and before the struck-through one. */
  salePrice: 'Sale price:',
  originalPrice: 'Original price:',
} as const;
