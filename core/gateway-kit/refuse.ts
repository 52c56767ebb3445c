import { StorefrontError, type FailureDetails, type FailureKind } from '../errors/index.ts';

/**
 * Refuses a call, in an expression.
 * @param kind why
 * @param details the server's message, or the cart that it has changed all the same
 * @throws StorefrontError always
 */
export function refuse(kind: FailureKind, details?: FailureDetails): never {
  throw new StorefrontError(kind, details);
}
