import { RESTOCK_WORDS } from '../../../core/words/index.ts';
import { insertAfter } from '../../host/index.ts';
import { focusInView, hideNodes } from '../../ui/index.ts';

/** Shows thanks in place of an author's form. */
export interface Thanks {
  readonly show: (text: string, isNew: boolean) => void;
  /** Shows the form again. */
  readonly hide: () => void;
}

/**
 * Creates the place for thanks: the author's own `[data-part="sent"]`, or one at the end.
 * @param scope the root of the form; the rest of it is hidden while thanks are shown
 * @param again called when the visitor wants to sign up again
 * Source: docs/behaviour/restock.md §1.5, §2.3
 */
export function createThanks(scope: HTMLElement, again: () => void): Thanks {
  const { ownerDocument } = scope;
  const own = scope.querySelector<HTMLElement>(':scope > [data-part="sent"]');
  const ownText = own?.textContent.trim() ?? '';
  const node = own ?? ownerDocument.createElement('div');
  const button = ownerDocument.createElement('button');
  button.type = 'button';
  button.dataset['part'] = 'again';
  button.addEventListener('click', again);
  let unhide: (() => void) | null = null;
  let removeNode: (() => void) | null = null;

  return {
    show(text, isNew) {
      if (ownText === '' && node.textContent !== text) node.textContent = text;
      button.textContent = RESTOCK_WORDS.restockOtherEmail;
      if (unhide) return;
      unhide = hideNodes([...scope.children].filter((child) => child !== node));
      node.dataset['part'] = 'sent';
      node.setAttribute('role', 'status');
      node.tabIndex = -1;
      node.hidden = false;
      if (!own && scope.lastChild) removeNode = insertAfter(scope.lastChild, node);
      node.after(button);
      if (isNew) focusInView(node);
    },
    hide() {
      if (!unhide) return;
      unhide();
      unhide = null;
      button.remove();
      if (own) node.hidden = true;
      removeNode?.();
    },
  };
}
