import { QUANTITY_LIMITS } from './quantity-limits.ts';

/**
 * Returns whether a cart entry can have this quantity.
 * @param quantity any number
 * @returns true for a whole number from 1 to 9,999
 * Source: docs/behaviour/products.md §7.1
 */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= QUANTITY_LIMITS.min && quantity <= QUANTITY_LIMITS.max;
}
