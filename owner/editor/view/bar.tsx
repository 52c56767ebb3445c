import type { ReactNode } from 'react';
import { DIALOG_WORDS, EDITING_WORDS } from '../../../core/words/index.ts';

interface BarProps {
  /** The name of the edited object. */
  readonly name: string;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The form that saves. */
  readonly formId: string;
  readonly discard: () => void;
}

/**
 * Draws the bar above every editor: its save state, and the buttons to save and discard.
 * @param props what is edited, and its changes
 */
export function Bar({ name, isDirty, isSaving, formId, discard }: BarProps): ReactNode {
  return (
    <div data-editor="bar">
      {/* Not `h2`: pages style those as large as a chapter title. */}
      <div role="heading" aria-level={2} data-editor="name">
        {name}
      </div>
      <p data-editor="status" data-dirty={isDirty || undefined}>
        {isDirty ? EDITING_WORDS.unsaved : EDITING_WORDS.saved}
      </p>
      <div data-editor="buttons">
        <button type="button" data-editor="button" aria-disabled={!isDirty || undefined} onClick={discard}>
          {EDITING_WORDS.discard}
        </button>
        <button
          form={formId}
          data-editor="main-button"
          aria-disabled={!isDirty || isSaving || undefined}
          aria-busy={isSaving || undefined}
        >
          {isSaving ? DIALOG_WORDS.saving : EDITING_WORDS.save}
        </button>
      </div>
    </div>
  );
}
