import { listenToSubmit } from '../../parts/submits/own-submits.ts';
import { FILLED_IN } from './address-controls.ts';

/** Who hears what happens to a line. */
export interface TypingListener {
  /** A visitor has typed. */
  readonly typed: () => void;
  /** The line was left, or filled in by somebody else: the browser, or a script. */
  readonly left: () => void;
  /** The form is emptied. */
  readonly emptied: () => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/**
 * Tells typing from everything else that changes a line of text. What a method of input composes is typed once it is decided;
 * keyboards on a screen, which name no key, compose ordinary words, too.
 * @param line the line
 * @param listener who hears
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
  const hear = (event: Event) => {
    const isTyped = event instanceof InputEvent && event.inputType !== '' && event.inputType !== FILLED_IN;
    if (!isTyped) left();
    else if (!event.isComposing || key === 'Unidentified') typed();
  };
  line.addEventListener('keydown', note, { signal });
  line.addEventListener('input', hear, { signal });
  line.addEventListener('compositionend', typed, { signal });
  line.addEventListener('blur', left, { signal });
  // Enter sends the form, and the focus stays.
  if (line.form) listenToSubmit(line.form, left, signal);
  line.form?.addEventListener('reset', emptied, { signal });
}
