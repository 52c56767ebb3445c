/** The limits of a quantity field and of a cart entry. Source: docs/behaviour/products.md §7.1 */
export const QUANTITY_LIMITS = { min: 1, max: 9_999, step: 1, default: 1 } as const;

/**
 * Tells whether a cart entry can have this quantity.
 * @param quantity any number
 * @returns true for a whole number from 1 to 9,999
 * Source: docs/behaviour/products.md §7.1
 */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= QUANTITY_LIMITS.min && quantity <= QUANTITY_LIMITS.max;
}
