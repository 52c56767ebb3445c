import { fill } from '../../core/text/index.ts';
import { EDITOR_WORDS } from '../../core/words/index.ts';

/** Owner actions that need a confirmation. Source: docs/behaviour/owner.md §7.1 */
export type ConfirmedAction =
  | { readonly kind: 'delete-file'; readonly filename: string }
  | { readonly kind: 'disconnect-mailchimp' }
  | { readonly kind: 'leave-changes' };

/** A question, and a note on its consequences. Source: docs/behaviour/owner.md §7.1 */
export interface ConfirmationText {
  readonly question: string;
  readonly note?: string;
}

/**
 * Returns the question before an irreversible action.
 * @param action the pending action
 * @returns the question, and a note if any
 * Source: docs/behaviour/owner.md §7.1
 */
export function confirmationOf(action: ConfirmedAction): ConfirmationText {
  switch (action.kind) {
    case 'delete-file':
      return {
        question: fill(EDITOR_WORDS.deleteFile, { filename: action.filename }),
        note: EDITOR_WORDS.deleteFileNote,
      };
    case 'disconnect-mailchimp':
      return {
        question: EDITOR_WORDS.disconnectMailChimp,
        note: EDITOR_WORDS.disconnectMailChimpNote,
      };
    case 'leave-changes':
      return { question: EDITOR_WORDS.saveOrDiscard };
  }
}
