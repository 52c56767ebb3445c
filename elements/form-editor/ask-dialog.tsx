import { useEffect, useId, useRef, type ReactNode } from 'react';
import { showModal } from '../host/index.ts';

/** An answer that an owner can give. */
export interface Answer {
  readonly text: string;
  readonly isMain?: boolean;
  readonly give: () => void;
}

interface AskDialogProps {
  readonly isOpen: boolean;
  readonly question: string;
  readonly note?: string;
  readonly answers: readonly Answer[];
  /** The owner has closed it without an answer. */
  readonly close: () => void;
}

/**
 * Asks an owner something over the page.
 * @param props the question and its answers
 */
export function AskDialog({ isOpen, question, note, answers, close }: AskDialogProps): ReactNode {
  const id = `form-editor${useId()}`;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && dialog.current) showModal(dialog.current);
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} data-editor="dialog" aria-labelledby={id} onCancel={close}>
      <p id={id} data-editor="question">
        {question}
      </p>
      {note !== undefined && <p>{note}</p>}
      <div data-editor="buttons">
        {answers.map(({ text, isMain, give }) => (
          <button key={text} type="button" data-editor={isMain ? 'main-button' : 'button'} onClick={give}>
            {text}
          </button>
        ))}
      </div>
    </dialog>
  );
}
