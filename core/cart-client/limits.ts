/** Timeouts and delays of the cart, in milliseconds. Source: docs/behaviour/cart.md §3.4, §6.6, §8.2, §9.1. */
export const CART_LIMITS = {
  /** Timeout of a custom backend. */
  gatewayTimeoutMs: 30_000,
  /** Timeout of middleware: long enough for a question to the visitor. */
  middlewareTimeoutMs: 60_000,
  /** Delay for another attempt with the same key to finish. */
  inFlightWaitMs: 1_000,
  /** By then a store has finished any change that it was processing when the page gave up. */
  lateLookMs: 30_000,
} as const;
