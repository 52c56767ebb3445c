import { CART_PAGE_WORDS } from '../../core/words/index.ts';
import type { CartProblem } from '../purchase/index.ts';
import { createSign } from '../ui/index.ts';

/** The notice after an addition. */
export interface UndoNotice {
  readonly node: HTMLElement;
  /** Lays it over the page, once it is in the page. */
  readonly lay: () => void;
  /** Announces sentences in a polite live region. */
  readonly say: (sentences: readonly string[]) => void;
  /** Shows a failure; null clears it. */
  readonly fail: (problem: CartProblem | null) => void;
  readonly setBusy: (isBusy: boolean) => void;
  /** Removes the undo button; returns whether it had the focus. */
  readonly withdraw: () => boolean;
}

/** What the notice offers. */
interface UndoNoticeParts {
  /** Called when the undo button is clicked. */
  readonly onUndo: () => void;
  /** Called when the close button is clicked. */
  readonly onClose: () => void;
  /** The link's target; null for no link. */
  readonly cartUrl: string | null;
}

/**
 * Creates the notice after an addition: a message, an undo button, a link to the cart, a close button, and an alert. It
 * lies over the page, so that nothing moves, and never takes the focus.
 * @param parts what it offers
 * Source: docs/behaviour/adding-to-cart.md §7.1, §7.5
 */
export function createUndoNotice({ onUndo, onClose, cartUrl }: UndoNoticeParts): UndoNotice {
  const node = nodeOf('div', 'undo');
  node.className = 'store-undo';
  // Above the page's own layers, and never clipped by a card.
  node.popover = 'manual';
  const status = nodeOf('span', 'undo-text');
  status.setAttribute('role', 'status');
  const button = buttonOf('undo-button', () => {
    if (button.ariaDisabled !== 'true') onUndo();
  });
  button.textContent = CART_PAGE_WORDS.undo;
  const close = buttonOf('undo-close', onClose);
  close.setAttribute('aria-label', CART_PAGE_WORDS.closeNotice);
  close.append(createSign('M4 4l12 12M16 4L4 16', 20));
  const alert = nodeOf('div', 'undo-failure');
  alert.setAttribute('role', 'alert');
  // In one line, as far as there is room.
  const actions = nodeOf('span', 'undo-actions');
  actions.append(button, ...(cartUrl === null ? [] : [linkTo(cartUrl)]), close);
  node.append(status, actions, alert);
  return {
    node,
    lay() {
      // For browsers without popovers: the style sheet alone lays it over the page.
      if ('showPopover' in node && node.isConnected) node.showPopover();
    },
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

function buttonOf(part: string, onClick: () => void): HTMLButtonElement {
  const button = nodeOf('button', part);
  button.type = 'button';
  button.addEventListener('click', onClick);
  return button;
}

function linkTo(url: string): HTMLAnchorElement {
  const link = nodeOf('a', 'undo-cart');
  link.href = url;
  link.textContent = CART_PAGE_WORDS.viewCart;
  return link;
}

function nodeOf<Tag extends 'a' | 'div' | 'span' | 'button'>(
  tag: Tag,
  part: string,
): HTMLElementTagNameMap[Tag] {
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
