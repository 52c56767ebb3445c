import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { CART_PAGE_WORDS, DIALOG_WORDS, FAILURE_WORDS } from '../../../core/words/index.ts';
import { useTyped } from '../../forms/view/index.ts';
import { focusInView } from '../../ui/index.ts';
import { type CartActions, NOTE_NAME, type NoteContent } from '../index.ts';
import { Failure } from './failure.tsx';

interface NoteFormProps {
  readonly note: NoteContent;
  readonly actions: CartActions;
}

/**
 * Renders the field for the visitor's note, which opens on demand.
 * @param props its content and actions
 * Source: docs/behaviour/cart-page.md §8
 */
export function NoteForm({ note, actions }: NoteFormProps): ReactNode {
  const { text, isOpen, problem } = note;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // Uncontrolled: React ignores the events of a field whose value a script of the page has set.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text;
  }, [text]);
  useTyped(field, ({ value }, { type }) => {
    if (value !== text) actions.typeNote(value);
    if (type === 'change') actions.leaveNote();
  });
  return (
    <details
      part="order-note"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        actions.openNote(currentTarget.open);
      }}
    >
      <summary part="order-note-title">{CART_PAGE_WORDS.orderNote}</summary>
      <textarea
        ref={field}
        part="field"
        name={NOTE_NAME}
        rows={3}
        dir="auto"
        aria-label={CART_PAGE_WORDS.orderNote}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}problem` : undefined}
        onBlur={actions.leaveNote}
      />
      {/* Not over the page, where it would cover the link to the checkout. */}
      <Failure id={`${id}problem`} problem={problem} />
      <State note={note} field={field} actions={actions} />
    </details>
  );
}

interface StateProps extends NoteFormProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

function State({ note: { isSaving, isSaved, problem }, field, actions }: StateProps): ReactNode {
  return (
    <span part="note-state">
      <span role="status">
        {isSaving && DIALOG_WORDS.saving}
        {isSaved && !isSaving && CART_PAGE_WORDS.noteSaved}
      </span>
      {problem && (
        <button
          part="quiet-button"
          type="button"
          onClick={() => {
            // The button goes with the failure.
            if (field.current) focusInView(field.current);
            actions.saveNote();
          }}
        >
          {FAILURE_WORDS.retry}
        </button>
      )}
    </span>
  );
}
