import { API_LIMITS } from '../api/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';

/** The time during which the store asked to be left alone. */
export interface QuietTime {
  /** Begins it. */
  readonly begin: (refusal: StorefrontError) => void;
  /** What to answer a change without asking the store; null when it may be asked. */
  readonly refusal: () => StorefrontError | null;
}

/**
 * Makes the quiet time of one cart.
 * @param nowMs milliseconds that only rise
 * @returns the time, at least half a second and at most thirty
 * Source: docs/behaviour/cart.md §6.8
 */
export function createQuietTime(nowMs: () => number): QuietTime {
  const { retryMinDelayMs, retryAfterMaxMs } = API_LIMITS;
  let untilMs = Number.NEGATIVE_INFINITY;
  return {
    begin({ retryAfterMs = 0 }) {
      const lengthMs = Math.min(Math.max(retryAfterMs, retryMinDelayMs), retryAfterMaxMs);
      untilMs = nowMs() + lengthMs;
    },
    refusal() {
      const retryAfterMs = untilMs - nowMs();
      return retryAfterMs > 0 ? new StorefrontError(FAILURE_KINDS.rateLimited, { retryAfterMs }) : null;
    },
  };
}
