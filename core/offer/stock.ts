/** How many pieces of something are left. Source: docs/behaviour/products.md §5 */
export interface Stock {
  readonly isUnlimited: boolean;
  /** Whole pieces, 0 or more; says nothing when unlimited. */
  readonly quantity: number;
}

/** What stands for a stock without end. Source: docs/behaviour/products.md §5.3 */
export const UNLIMITED_STOCK = Number.MAX_SAFE_INTEGER;

/**
 * Tells whether a stock is enough.
 * @param stock what is left
 * @param pieces how many are wanted, those that the cart holds included
 * @returns true when unlimited, or when there are so many
 * Source: docs/behaviour/products.md §5.1
 */
export function isEnough({ isUnlimited, quantity }: Stock, pieces: number): boolean {
  return isUnlimited || quantity >= pieces;
}
