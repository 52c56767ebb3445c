/** How long the cart waits for others, in milliseconds. Source: docs/behaviour/cart.md §3.4, §6.6, §8.2, §9.1. */
export const CART_LIMITS = {
  /** For an answer of a program's own backend. */
  gatewayTimeoutMs: 30_000,
  /** For middleware, at a stretch: long enough for a question that it puts to the visitor. */
  middlewareTimeoutMs: 60_000,
  /** For another attempt with the same key to finish. */
  inFlightWaitMs: 1_000,
  /** By then a store has finished whatever it was working on when the page gave up. */
  lateLookMs: 30_000,
} as const;
