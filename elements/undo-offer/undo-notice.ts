import { CART_PAGE_WORDS } from '../../core/words/index.ts';
import type { CartProblem } from '../purchase/index.ts';

/** The notice after an addition. */
export interface UndoNotice {
  readonly node: HTMLElement;
  /** Announces sentences in a polite live region. */
  readonly say: (sentences: readonly string[]) => void;
  /** Shows a failure; null clears it. */
  readonly fail: (problem: CartProblem | null) => void;
  readonly setBusy: (isBusy: boolean) => void;
  /** Removes the button; returns whether it had the focus. */
  readonly withdraw: () => boolean;
}

/**
 * Creates the notice after an addition: a message, an undo button, and an alert. It never takes the focus.
 * @param onUndo called when the button is clicked
 * Source: docs/behaviour/adding-to-cart.md §7.1
 */
export function createUndoNotice(onUndo: () => void): UndoNotice {
  const node = nodeOf('div', 'undo');
  node.className = 'store-undo';
  const status = nodeOf('span', 'undo-text');
  status.setAttribute('role', 'status');
  const button = nodeOf('button', 'undo-button');
  button.type = 'button';
  button.textContent = CART_PAGE_WORDS.undo;
  button.addEventListener('click', () => {
    if (button.ariaDisabled !== 'true') onUndo();
  });
  const alert = nodeOf('div', 'undo-failure');
  alert.setAttribute('role', 'alert');
  node.append(status, button, alert);
  return {
    node,
    say(sentences) {
      status.replaceChildren(...sentences.map(sentenceOf));
    },
    fail(problem) {
      alert.replaceChildren(...(problem ? [strong(problem.title), ' ', problem.message] : []));
    },
    setBusy(isBusy) {
      button.ariaDisabled = isBusy ? 'true' : null;
    },
    withdraw() {
      const hadFocus = button.matches(':focus');
      button.remove();
      return hadFocus;
    },
  };
}

function nodeOf<Tag extends 'div' | 'span' | 'button'>(tag: Tag, part: string): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  // The property is missing in test environments without a browser.
  node.setAttribute('part', part);
  return node;
}

function sentenceOf(text: string): HTMLElement {
  const node = document.createElement('span');
  node.textContent = `${text} `;
  return node;
}

function strong(text: string): HTMLElement {
  const node = document.createElement('strong');
  node.textContent = text;
  return node;
}
