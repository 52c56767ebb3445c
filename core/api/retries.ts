import { FAILURE_KINDS, isStorefrontError, type FailureKind, type StorefrontError } from '../errors/index.ts';
import { pause } from '../shared/index.ts';
import type { ApiLimits } from './limits.ts';

/** Failures that may be temporary. */
const PASSING: readonly FailureKind[] = [
  FAILURE_KINDS.offline,
  FAILURE_KINDS.timeout,
  FAILURE_KINDS.rateLimited,
  FAILURE_KINDS.server,
];

const TOO_EARLY = 425;

/** Dependencies of retries. */
export interface RetryParts {
  readonly limits: ApiLimits;
  /** Between 0 and 1. */
  readonly random: () => number;
  /** Also ends the wait between attempts. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Retries an idempotent request while its failure may be temporary, waiting longer each time.
 * @param attempt makes one attempt
 * @param parts limits, jitter, and a signal that cancels
 * @returns the result of the first attempt that succeeds
 * @throws the error of the last attempt, or the signal's reason
 * Source: docs/behaviour/network.md §3
 */
export async function withRetries<Answer>(
  attempt: () => Promise<Answer>,
  parts: RetryParts,
): Promise<Answer> {
  const { limits, random, signal } = parts;
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retries >= limits.readRetries || !isPassing(error)) throw error;
      await pause(retryDelayMs(error, retries, limits, random()), signal);
    }
  }
}

function isPassing(error: unknown): error is StorefrontError {
  return isStorefrontError(error) && (PASSING.includes(error.kind) || error.status === TOO_EARLY);
}

/** Full jitter, but at least `Retry-After`, up to its maximum. */
function retryDelayMs(error: StorefrontError, retries: number, limits: ApiLimits, random: number): number {
  const jitterMs = random * Math.min(limits.retryMaxDelayMs, limits.retryMinDelayMs * 2 ** (retries + 1));
  const askedMs = Math.min(error.retryAfterMs ?? 0, limits.retryAfterMaxMs);
  return Math.max(limits.retryMinDelayMs, jitterMs, askedMs);
}
