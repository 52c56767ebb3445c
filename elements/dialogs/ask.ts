import { assert } from '../../core/errors/index.ts';
import { randomId } from '../../core/session/index.ts';
import { DIALOG_WORDS } from '../../core/words/index.ts';
import { adoptLightStyles } from '../host/index.ts';
import { create } from './create.ts';
import { openDialog } from './open-dialog.ts';
import { questionStyles } from './question-styles.ts';
import { focusedNode } from './tab-stops.ts';

/** An answer to choose from. */
export interface Answer<Value extends string> {
  readonly value: Value;
  readonly text: string;
  readonly isMain?: boolean;
  /** Whether it has the focus when the question is asked; the dialog has it by default. */
  readonly isFocused?: boolean;
}

/** A question for the visitor. */
export interface Question<Value extends string> {
  /** The question, which names the dialog. */
  readonly question: string;
  /** The consequences of the answer. */
  readonly note?: string;
  /** A reason against it. */
  readonly warning?: string;
  readonly answers: readonly Answer<Value>[];
  /** The clicked element, which gets the focus back. */
  readonly opener: HTMLElement;
  /** The tag that asks; the opener by default. */
  readonly owner?: HTMLElement;
  /** False if one of the answers has to be given. True by default. */
  readonly isCancelable?: boolean;
  /** False if the dialog stays after its main answer, until `life` ends or the visitor closes it. True by default. */
  readonly closesItself?: boolean;
  /** Closes it when it ends. */
  readonly life?: AbortSignal;
}

/**
 * Asks the visitor something over the page.
 * @param options the question and its answers
 * @returns the answer; null if it was closed without one, or if the page has prevented `store-open`
 * Source: docs/behaviour/interface.md §2
 */
export async function ask<Value extends string>(options: Question<Value>): Promise<Value | null> {
  const { question, isCancelable = true, closesItself = true } = options;
  return new Promise((resolve) => {
    let given: Value | null = null;
    const dialog = openDialog({
      ...options,
      name: 'confirm',
      label: question,
      size: 'small',
      hasCloseButton: isCancelable,
      // After an answer the caller may close the dialog.
      mayClose: () => isCancelable || given !== null,
      fill(place, { close }) {
        return drawQuestion(place, options, (answer, button) => {
          given ??= answer.value;
          if (closesItself || !answer.isMain) {
            close();
            return;
          }
          for (const one of place.querySelectorAll('button')) one.setAttribute('aria-disabled', 'true');
          button.setAttribute('aria-busy', 'true');
          resolve(given);
        });
      },
    });
    if (dialog)
      void dialog.closed.then(() => {
        resolve(given);
      });
    else resolve(null);
  });
}

/** Draws a question; returns the node to focus. */
function drawQuestion<Value extends string>(
  place: HTMLElement,
  { note, warning, answers }: Question<Value>,
  give: (answer: Answer<Value>, button: HTMLButtonElement) => void,
): HTMLElement | null {
  adoptLightStyles(place, [questionStyles]);
  place.dataset['storeQuestion'] = '';
  const facts = [
    ...(note === undefined ? [] : [createFact(note)]),
    ...(warning === undefined ? [] : [createFact(warning, 'warning')]),
  ];
  place.append(...facts);
  const buttons = create('div', {});
  let focused: HTMLElement | null = null;
  for (const answer of answers) {
    const button = create('button', { type: 'button', textContent: answer.text });
    if (answer.isMain) button.dataset['main'] = '';
    button.addEventListener('click', () => {
      if (button.ariaDisabled !== 'true') give(answer, button);
    });
    if (answer.isFocused) {
      focused = button;
      // Screen readers announce note and warning with the focused answer.
      button.setAttribute('aria-describedby', facts.map(({ id }) => id).join(' '));
    }
    buttons.append(button);
  }
  place.append(buttons);
  return focused;
}

function createFact(text: string, kind?: 'warning'): HTMLElement {
  const fact = create('p', { textContent: text, id: `store-question-${randomId()}` });
  if (kind) fact.dataset[kind] = '';
  return fact;
}

/** A question to confirm. Source: docs/behaviour/interface.md §2.1 */
export interface Confirmation extends Omit<Question<never>, 'answers' | 'opener'> {
  /** The clicked element, which gets the focus back; the focused one by default. */
  readonly opener?: HTMLElement;
  /** The label of the confirm button; "OK" by default. */
  readonly confirmText?: string;
  /** The label of the cancel button; "Cancel" by default. */
  readonly cancelText?: string;
}

/**
 * Asks the visitor to confirm something in a dialog. It closes automatically, unless the caller keeps it open during
 * the work and then aborts `life`.
 * @param options the question; with `isCancelable: false` the visitor can only confirm
 * @returns true if it was confirmed, false if it was cancelled, or if the page has prevented `store-open`
 * @throws AssertionError if it stays open but has no `life`
 * Source: docs/behaviour/interface.md §2
 */
export async function confirm(options: Confirmation): Promise<boolean> {
  const {
    opener = focusedNode() ?? document.body,
    confirmText = DIALOG_WORDS.confirm,
    cancelText = DIALOG_WORDS.cancel,
    isCancelable = true,
    closesItself = true,
    life,
  } = options;
  assert(
    closesItself || life !== undefined,
    'life',
    'an AbortSignal for a dialog that does not close itself',
    life,
  );
  const main = { value: 'yes', text: confirmText, isMain: true } as const;
  const other = { value: 'no', text: cancelText } as const;
  const answers = isCancelable ? [main, other] : [main];
  return (await ask({ ...options, opener, answers })) === 'yes';
}
