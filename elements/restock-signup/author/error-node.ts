import type { RestockProblem } from '../../../core/restock/index.ts';
import { placeError } from '../../forms/index.ts';
import { AttributeOverrides } from '../../ui/index.ts';

/** Shows errors in an author's form. */
export interface ErrorNode {
  /** Shows an error; null clears it. */
  readonly show: (problem: RestockProblem | null) => void;
  /** Restores the author's markup. */
  readonly remove: () => void;
}

let count = 0;

/**
 * Creates the place for errors: the author's own `[data-part="error"]`, or one above the address.
 * @param scope the root of the form
 * @param email the address field
 * Source: docs/behaviour/restock.md §1.5
 */
export function createErrorNode(scope: HTMLElement, email: HTMLInputElement): ErrorNode {
  const own = scope.querySelector<HTMLElement>('[data-part="error"]');
  const node = own ?? scope.ownerDocument.createElement('span');
  const id = node.id || `restock-signup-error-${++count}`;
  const described = email.getAttribute('aria-describedby');
  const description = new AttributeOverrides(['aria-describedby']);
  const validity = new AttributeOverrides(['aria-invalid']);
  validity.set(email);
  // Not before the first error: a page that React has printed may not have hydrated yet.
  const place = () => {
    if (own || node.isConnected) return;
    node.dataset['part'] = 'error';
    placeError(node, email, email.closest<HTMLElement>('[data-part="line"]'));
  };

  const clear = () => {
    node.hidden = true;
    node.textContent = '';
    node.removeAttribute('role');
    email.removeAttribute('aria-invalid');
    description.restore();
  };

  return {
    show(problem) {
      if (!problem) {
        clear();
        return;
      }
      place();
      node.id = id;
      // Also for the address: after Enter the focus is there already, so nothing is announced.
      node.setAttribute('role', 'alert');
      node.textContent = problem.message;
      node.hidden = false;
      if (problem.isEmail) email.setAttribute('aria-invalid', 'true');
      else email.removeAttribute('aria-invalid');
      description.set(email);
      email.setAttribute('aria-describedby', [described, id].filter(Boolean).join(' '));
    },
    remove() {
      clear();
      validity.restore();
      if (!own) node.remove();
    },
  };
}
