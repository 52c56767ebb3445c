import { ERROR_TIMING } from '../product/index.ts';

/** How long each step of a purchase is shown. Source: docs/behaviour/adding-to-cart.md §2.1 */
export const PURCHASE_TIMING = {
  /** Between the answer and "Added!". */
  addedDelayMs: 1000,
  /** How long "Added!" stays. */
  addedMs: 2000,
  /** The longest time for the navigation to a checkout. */
  leavingMs: 3000,
  /** How long the error state stays. */
  ...ERROR_TIMING,
  /** When a purchase without an answer counts as slow. */
  slowAfterMs: 10_000,
} as const;
