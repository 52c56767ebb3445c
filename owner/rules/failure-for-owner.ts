import { FAILURE_KINDS, isStorefrontError, type FailureKind } from '../../core/errors/index.ts';
import { EDITOR_WORDS, FAILURE_WORDS } from '../../core/words/index.ts';

const NOT_CONNECTED: readonly FailureKind[] = [
  FAILURE_KINDS.offline,
  FAILURE_KINDS.timeout,
  FAILURE_KINDS.unknownOutcome,
];
const NOT_LOGGED_IN: readonly FailureKind[] = [FAILURE_KINDS.forbidden, FAILURE_KINDS.crumb];

/**
 * Explains a failure to an owner.
 * @param error whatever was caught
 * @param ownerLogin the sentence for an owner who is logged out
 * @returns a sentence: the store's own where it has one
 * Source: docs/behaviour/owner.md §6.3
 */
export function failureForOwner(error: unknown, ownerLogin: string = EDITOR_WORDS.ownerLogin): string {
  if (!isStorefrontError(error)) return FAILURE_WORDS.somethingWentWrong;
  if (NOT_CONNECTED.includes(error.kind)) return EDITOR_WORDS.notConnected;
  if (NOT_LOGGED_IN.includes(error.kind)) return ownerLogin;
  return error.serverMessage ?? FAILURE_WORDS.somethingWentWrong;
}
