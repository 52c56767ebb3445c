import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { API_LIMITS } from './limits.ts';

/** The time during which no change is sent to a store that answered 429. */
export interface Cooldown {
  /** Throws a StorefrontError "rate-limited", with the remaining time, until the cooldown is over. */
  readonly check: () => void;
  /** Starts after a refusal, for its `retryAfterMs`, limited to 0.5 s to 30 s. */
  readonly begin: (refusal: StorefrontError) => void;
}

/**
 * Creates the cooldown of one kind of change.
 * @param nowMs monotonic time in milliseconds
 * @returns the cooldown, not started yet
 * Source: docs/behaviour/cart.md §6.8
 */
export function createCooldown(nowMs: () => number): Cooldown {
  const { retryMinDelayMs, retryAfterMaxMs } = API_LIMITS;
  let endsAtMs = Number.NEGATIVE_INFINITY;
  return {
    check() {
      const retryAfterMs = endsAtMs - nowMs();
      if (retryAfterMs > 0) throw new StorefrontError(FAILURE_KINDS.rateLimited, { retryAfterMs });
    },
    begin({ retryAfterMs = 0 }) {
      endsAtMs = nowMs() + Math.min(Math.max(retryAfterMs, retryMinDelayMs), retryAfterMaxMs);
    },
  };
}
