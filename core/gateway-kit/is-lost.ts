import { FAILURE_KINDS, isStorefrontError, type FailureKind } from '../errors/index.ts';

const LOST: readonly FailureKind[] = [FAILURE_KINDS.offline, FAILURE_KINDS.server];

/**
 * Whether a backend may have executed a call that failed.
 * @param error the caught value
 */
export function isLost(error: unknown): boolean {
  return isStorefrontError(error) && LOST.includes(error.kind);
}
