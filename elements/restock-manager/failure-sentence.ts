import { FAILURE_KINDS, isStorefrontError, type FailureKind } from '../../core/errors/index.ts';
import { EDITOR_WORDS, FAILURE_WORDS, RESTOCK_MANAGER_WORDS } from '../../core/words/index.ts';

const SENTENCES: Partial<Record<FailureKind, () => string>> = {
  [FAILURE_KINDS.offline]: () => EDITOR_WORDS.notConnected,
  [FAILURE_KINDS.timeout]: () => EDITOR_WORDS.notConnected,
  [FAILURE_KINDS.unknownOutcome]: () => EDITOR_WORDS.notConnected,
  [FAILURE_KINDS.forbidden]: () => RESTOCK_MANAGER_WORDS.managerLogin,
  [FAILURE_KINDS.crumb]: () => RESTOCK_MANAGER_WORDS.managerLogin,
};

/**
 * Explains to an owner what has failed.
 * @param error whatever was caught
 * Source: docs/behaviour/restock.md §6.3
 */
export function failureSentence(error: unknown): string {
  if (!isStorefrontError(error)) return FAILURE_WORDS.somethingWentWrong;
  return SENTENCES[error.kind]?.() ?? error.serverMessage ?? FAILURE_WORDS.somethingWentWrong;
}
