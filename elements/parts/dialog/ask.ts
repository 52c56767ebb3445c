import { DIALOG_WORDS } from '../../../core/words/index.ts';
import { adoptLightStyles } from '../../host/index.ts';
import { openDialog } from './open-dialog.ts';
import { questionStyles } from './question-styles.ts';

/** An answer that can be given. */
export interface Answer<Value extends string> {
  readonly value: Value;
  readonly text: string;
  readonly isMain?: boolean;
}

/** What is asked. */
export interface Question<Value extends string> {
  /** The question, which names the dialog. */
  readonly question: string;
  /** What follows from the answer. */
  readonly note?: string;
  readonly answers: readonly Answer<Value>[];
  /** What was pressed; it gets the focus back. */
  readonly opener: HTMLElement;
  /** The tag that asks; the opener by default. */
  readonly owner?: HTMLElement;
  /** False if one of the answers has to be given. True by default. */
  readonly isCancelable?: boolean;
  readonly life?: AbortSignal;
}

/**
 * Asks the visitor something over the page.
 * @param options the question and its answers
 * @returns the answer; null if it was closed without one, or if the page has prevented `store-open`
 * Source: docs/behaviour/interface.md §2
 */
export async function ask<Value extends string>(options: Question<Value>): Promise<Value | null> {
  const { question, note, answers, isCancelable = true } = options;
  let given: Value | null = null;
  const dialog = openDialog({
    ...options,
    name: 'confirm',
    label: question,
    size: 'small',
    hasCloseButton: isCancelable,
    mayClose: () => isCancelable,
    fill(place, { close }) {
      adoptLightStyles(place, [questionStyles]);
      place.dataset['storeQuestion'] = '';
      if (note !== undefined) place.append(Object.assign(document.createElement('p'), { textContent: note }));
      const buttons = document.createElement('div');
      for (const answer of answers) {
        const button = Object.assign(document.createElement('button'), {
          type: 'button',
          textContent: answer.text,
        });
        if (answer.isMain) button.dataset['main'] = '';
        button.addEventListener('click', () => {
          given = answer.value;
          close();
        });
        buttons.append(button);
      }
      place.append(buttons);
      return null;
    },
  });
  await dialog?.closed;
  return given;
}

/** What a visitor is asked to confirm. */
export interface Confirmation extends Omit<Question<never>, 'answers'> {
  /** What the button says that confirms; "OK" by default. */
  readonly confirmText?: string;
  /** What the other one says; "Cancel" by default. */
  readonly cancelText?: string;
}

/**
 * Asks the visitor to confirm something. It closes by itself.
 * @param options what to confirm; without `isCancelable` there is no other answer
 * @returns true if it was confirmed, false if it was cancelled
 * Source: docs/behaviour/interface.md §2.1
 */
export async function confirm(options: Confirmation): Promise<boolean> {
  const {
    confirmText = DIALOG_WORDS.confirm,
    cancelText = DIALOG_WORDS.cancel,
    isCancelable = true,
  } = options;
  const main = { value: 'yes', text: confirmText, isMain: true } as const;
  const other = { value: 'no', text: cancelText } as const;
  return (await ask({ ...options, answers: isCancelable ? [main, other] : [main] })) === 'yes';
}
