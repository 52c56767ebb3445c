import type { RestockProblem } from '../../../core/restock/index.ts';

/** Shows what is wrong in an author's form. */
export interface ErrorNode {
  /** Says what is wrong; null for nothing. */
  readonly show: (problem: RestockProblem | null) => void;
  /** Leaves the form as its author has written it. */
  readonly remove: () => void;
}

let count = 0;

/**
 * Makes the place for what is wrong: the author's own `[data-part="error"]`, or one above the address.
 * @param scope what belongs to the form
 * @param email the control of the address
 * Source: docs/behaviour/restock.md §1.5
 */
export function createErrorNode(scope: HTMLElement, email: HTMLInputElement): ErrorNode {
  const own = scope.querySelector<HTMLElement>('[data-part="error"]');
  const node = own ?? scope.ownerDocument.createElement('span');
  const id = node.id || `restock-signup-error-${++count}`;
  const described = email.getAttribute('aria-describedby');
  if (!own) {
    node.dataset['part'] = 'error';
    node.hidden = true;
    // Inside its label it would be a part of its name.
    const label = email.closest('label');
    // In the line of the button there is no room for it.
    const line = email.closest<HTMLElement>('[data-part="line"]');
    (label ?? line ?? email).before(node);
  }

  const clear = () => {
    node.hidden = true;
    node.textContent = '';
    node.removeAttribute('role');
    email.removeAttribute('aria-invalid');
    restoreAttribute(email, 'aria-describedby', described);
  };

  return {
    show(problem) {
      if (!problem) {
        clear();
        return;
      }
      node.id = id;
      // Also of an address: who pressed Enter is there already, and nothing is read.
      node.setAttribute('role', 'alert');
      node.textContent = problem.message;
      node.hidden = false;
      if (problem.isEmail) email.setAttribute('aria-invalid', 'true');
      else email.removeAttribute('aria-invalid');
      email.setAttribute('aria-describedby', [described, id].filter(Boolean).join(' '));
    },
    remove() {
      clear();
      if (!own) node.remove();
    },
  };
}

function restoreAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
