import type { ReactNode } from 'react';
import { EDITING_WORDS, FAILURE_WORDS } from '../../../core/words/index.ts';

interface NoticesProps {
  /** Why the last save failed; null without a failure. */
  readonly failure: string | null;
  readonly hasProblems: boolean;
  /** The message about another editor's save; null without one. */
  readonly conflict: string | null;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/**
 * Draws why an owner's changes are not saved.
 * @param props the messages
 */
export function Notices({ failure, hasProblems, conflict, keepMine, takeTheirs }: NoticesProps): ReactNode {
  return (
    <>
      {failure !== null && (
        <div data-editor="notice" role="alert">
          <p>{failure}</p>
        </div>
      )}
      {hasProblems && (
        <div data-editor="notice" role="alert">
          <p>{EDITING_WORDS.checkFields}</p>
        </div>
      )}
      {conflict !== null && (
        <div data-editor="notice" role="alert">
          <p>{conflict}</p>
          <div data-editor="buttons">
            <button type="button" data-editor="main-button" onClick={keepMine}>
              {EDITING_WORDS.keepMine}
            </button>
            <button type="button" data-editor="button" onClick={takeTheirs}>
              {EDITING_WORDS.takeTheirs}
            </button>
          </div>
        </div>
      )}
    </>
  );
}

interface UnavailableProps {
  readonly message: string;
  readonly retry: () => void;
}

/**
 * Draws why there is nothing to edit.
 * @param props the reason, and the retry action
 */
export function Unavailable({ message, retry }: UnavailableProps): ReactNode {
  return (
    <div data-editor="notice" role="alert">
      <p>{message}</p>
      <button type="button" data-editor="button" onClick={retry}>
        {FAILURE_WORDS.retry}
      </button>
    </div>
  );
}
