import { ANALYTICS_LIMITS } from '../event/limits.ts';

/**
 * Returns the delay after a failure: doubled each time, up to a minute, with jitter.
 * @param failureCount failures in a row, from 1
 * @param random between 0 and 1
 * @returns milliseconds
 * Source: docs/behaviour/analytics.md §7.2
 */
export function retryDelayMs(failureCount: number, random: number): number {
  const { retryMinDelayMs, retryMaxDelayMs, retryJitter } = ANALYTICS_LIMITS;
  const delayMs = Math.min(retryMinDelayMs * 2 ** (failureCount - 1), retryMaxDelayMs);
  return delayMs * (1 + retryJitter * (2 * random - 1));
}
