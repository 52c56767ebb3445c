import { FAILURE_KINDS, isStorefrontError } from '../../core/errors/index.ts';
import { failureForOwner } from '../rules/index.ts';
import { EDITOR_WORDS, EDITING_WORDS } from '../../core/words/index.ts';

/**
 * Explains to an owner why a form could not be loaded or saved.
 * @param error the caught value
 * @returns a sentence
 * Source: docs/behaviour/form-editor.md §4.2
 */
export function failureSentence(error: unknown): string {
  if (isStorefrontError(error) && error.kind === FAILURE_KINDS.notFound) return EDITOR_WORDS.notFoundContent;
  return failureForOwner(error, EDITING_WORDS.editorLogin);
}
