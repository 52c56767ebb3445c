import { membersOf } from '../../../core/shared/index.ts';
import { listenToSubmit } from '../../submits/index.ts';
import { FILLED_IN } from './address-controls.ts';

/** Callbacks for the events of a line. */
export interface TypingListener {
  /** The visitor has typed. */
  readonly typed: () => void;
  /** The line was left, or filled in by the browser or a script. */
  readonly left: () => void;
  /** The form was reset. */
  readonly emptied: () => void;
  /** Stops listening. */
  readonly signal: AbortSignal;
}

/**
 * Distinguishes typing from other changes of a text line. IME composition counts once it is committed; on-screen
 * keyboards, which report no key, compose ordinary words, too.
 * @param line the line
 * @param listener callbacks
 * Source: docs/behaviour/forms.md §13.2
 */
export function listenToTyping(
  line: HTMLInputElement,
  { typed, left, emptied, signal }: TypingListener,
): void {
  let key = '';
  const note = (event: KeyboardEvent) => {
    ({ key } = event);
  };
  const onInput = (event: Event) => {
    const isTyped = event instanceof InputEvent && event.inputType !== '' && event.inputType !== FILLED_IN;
    if (!isTyped) left();
    else if (!event.isComposing || key === 'Unidentified') typed();
  };
  line.addEventListener('keydown', note, { signal });
  line.addEventListener('input', onInput, { signal });
  line.addEventListener('compositionend', typed, { signal });
  line.addEventListener('blur', left, { signal });
  // Enter submits the form and keeps the focus.
  if (!line.form) return;
  listenToSubmit(line.form, left, signal);
  membersOf(line.form).addEventListener('reset', emptied, { signal });
}
