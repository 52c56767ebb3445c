/** How long each step of a purchase is shown. Source: docs/behaviour/adding-to-cart.md §2.1 */
export const PURCHASE_TIMING = {
  /** From the answer to "Added!". */
  addedDelayMs: 1000,
  /** How long "Added!" stays. */
  addedMs: 2000,
  /** From a failure back to idle. */
  errorMs: 1000,
  /** After which a purchase without an answer is slow. */
  slowAfterMs: 10_000,
} as const;
