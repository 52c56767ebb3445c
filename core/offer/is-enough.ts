import type { Stock } from './stock.ts';

/**
 * Returns whether stock is sufficient.
 * @param stock the remaining stock
 * @param pieces how many are needed, including those already in the cart
 * @returns true when unlimited or not counted, or when that many are left
 * Source: docs/behaviour/products.md §5.1
 */
export function isEnough({ isUnlimited, quantity }: Stock, pieces: number): boolean {
  return isUnlimited || quantity === null || quantity >= pieces;
}
