import { FAILURE_KINDS, isStorefrontError, type FailureKind, type StorefrontError } from '../errors/index.ts';
import type { ApiLimits } from './limits.ts';

/** Refusals that may pass by themselves. */
const PASSING: readonly FailureKind[] = [
  FAILURE_KINDS.offline,
  FAILURE_KINDS.timeout,
  FAILURE_KINDS.rateLimited,
  FAILURE_KINDS.server,
];

/** Request Timeout and Too Early. */
const PASSING_STATUSES: readonly unknown[] = [408, 425];

/** What repeating needs. */
export interface RetryParts {
  readonly limits: ApiLimits;
  /** Between 0 and 1. */
  readonly random: () => number;
  /** Ends the waiting too. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Repeats what is safe to repeat while the refusal may pass, waiting longer each time.
 * @param attempt tries once
 * @param parts limits, jitter, and how to give up
 * @returns what the first good attempt answered
 * @throws what the last attempt threw; the signal's reason when it fires
 * Source: docs/behaviour/wire.md §3
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
  return (
    isStorefrontError(error) && (PASSING.includes(error.kind) || PASSING_STATUSES.includes(error.status))
  );
}

/** Full jitter; never sooner than the store asked, as long as it asks for a bearable time. */
function retryDelayMs(error: StorefrontError, retries: number, limits: ApiLimits, random: number): number {
  const jitterMs = random * Math.min(limits.retryMaxDelayMs, limits.retryMinDelayMs * 2 ** (retries + 1));
  const askedMs = Math.min(error.retryAfterMs ?? 0, limits.retryAfterMaxMs);
  return Math.max(limits.retryMinDelayMs, jitterMs, askedMs);
}

function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, delayMs);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
