import { FAILURE_KINDS } from './failure-kinds.ts';
import { isStorefrontError, StorefrontError } from './storefront-error.ts';

/**
 * Turns whatever foreign code threw into a `StorefrontError`. Anything else is a mistake of that code: it is reported, and
 * leaves the outcome unknown.
 * @param caught anything
 * @param report receives such mistakes
 * @param context where it happened
 * @returns the refusal itself, or one of kind "unknown-outcome"
 * Source: docs/behaviour/cart.md §8.2
 */
export function toStorefrontError(
  caught: unknown,
  report: (error: unknown, context: string) => void,
  context: string,
): StorefrontError {
  if (isStorefrontError(caught)) return caught;
  report(caught, context);
  return new StorefrontError(FAILURE_KINDS.unknownOutcome, { cause: caught });
}
