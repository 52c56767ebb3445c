/** The limits of a quantity field and of a cart entry. Source: docs/behaviour/products.md §7.1 */
export const QUANTITY_LIMITS = { min: 1, max: 9_999, step: 1, default: 1 } as const;
