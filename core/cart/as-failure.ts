import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../errors/index.ts';
import type { Report } from '../shared/index.ts';

/**
 * Names what was caught from a backend or a middleware: what is no refusal of the world is somebody's mistake, is
 * reported, and leaves the outcome unknown.
 * @param caught anything
 * @param report hears of mistakes
 * @param context whose
 * @returns a refusal
 * Source: docs/behaviour/cart.md §8.2
 */
export function asFailure(caught: unknown, report: Report, context: string): StorefrontError {
  if (isStorefrontError(caught)) return caught;
  report(caught, context);
  return new StorefrontError(FAILURE_KINDS.unknownOutcome, { cause: caught });
}
