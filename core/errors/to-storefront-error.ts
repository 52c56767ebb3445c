import { FAILURE_KINDS } from './failure-kinds.ts';
import { isStorefrontError, StorefrontError } from './storefront-error.ts';

/**
 * Turns a value that foreign code threw into a `StorefrontError`. Reports any other value as an error in that code, which
 * leaves the outcome unknown.
 * @param caught the caught value
 * @param report receives such errors
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
