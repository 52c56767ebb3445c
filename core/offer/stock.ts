/** The remaining stock. Source: docs/behaviour/products.md §5 */
export interface Stock {
  readonly isUnlimited: boolean;
  /** Whole pieces, 0 or more; null if some are left but not known how many; meaningless when unlimited. */
  readonly quantity: number | null;
}

/** Represents unlimited stock as a number. Source: docs/behaviour/products.md §5.3 */
export const UNLIMITED_STOCK = Number.MAX_SAFE_INTEGER;
