import { FORM_WORDS } from '../../core/words/index.ts';

/** Locks the button of the author's form while it is sent. */
export interface SubmitLock {
  set(isLocked: boolean): void;
}

/**
 * Creates the lock. Unlocking restores the button's content, with its markup.
 * @param getButton finds the button to lock
 * Source: docs/behaviour/forms.md §5.1
 */
export function createSubmitLock(getButton: () => HTMLElement | undefined): SubmitLock {
  let unlock: (() => void) | null = null;
  return {
    set(isLocked) {
      if (isLocked === (unlock !== null)) return;
      if (!isLocked) unlock?.();
      const button = getButton();
      unlock = isLocked && button ? lock(button) : null;
    },
  };
}

function lock(button: HTMLElement): () => void {
  const giveBack = button instanceof HTMLInputElement ? relabelInput(button) : relabel(button);
  button.setAttribute('aria-disabled', 'true');
  button.setAttribute('aria-busy', 'true');
  return () => {
    giveBack();
    button.removeAttribute('aria-disabled');
    button.removeAttribute('aria-busy');
  };
}

function relabelInput(button: HTMLInputElement): () => void {
  const { value } = button;
  button.value = FORM_WORDS.submitting;
  return () => {
    button.value = value;
  };
}

function relabel(button: HTMLElement): () => void {
  const nodes = [...button.childNodes];
  // Inside the button's only element, which keeps its looks.
  const only = nodes.length === 1 && nodes[0] instanceof HTMLElement ? nodes[0] : null;
  if (only) return relabel(only);
  button.textContent = FORM_WORDS.submitting;
  return () => {
    button.replaceChildren(...nodes);
  };
}
