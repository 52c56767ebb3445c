import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { API_LIMITS } from './limits.ts';

/** The time during which a store that answered 429 is left alone. */
export interface Cooldown {
  /** Throws a StorefrontError "rate-limited", with the time that is left, until it is over. */
  readonly check: () => void;
  /** Starts after a refusal, for as long as that says, from half a second to thirty. */
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
