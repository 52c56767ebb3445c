import { LentAttributes } from '../lent-attributes.ts';
import { isGet, setAttributeOf } from './our-forms.ts';

const METHODS = ['method', 'formmethod'] as const;

/** What is written for one submission. */
const passing = new LentAttributes(METHODS);

/**
 * Keeps what a visitor types into a form out of every address while the form is ours, also where a script sends it past
 * everybody (`submit()`).
 * @param form the author's form
 * @param signal fires when it is to be as its author left it
 * Source: docs/behaviour/forms.md §14.1
 */
export function postWhileOurs(form: HTMLFormElement, signal: AbortSignal): void {
  // Or what is written for a moment would be taken for the author's own.
  passing.takeBack();
  const lent = new LentAttributes(METHODS);
  post(form, 'method', lent);
  signal.addEventListener('abort', () => {
    lent.takeBack();
  });
}

/**
 * Keeps what a visitor has typed out of the address of the submission that is under way.
 * @param form the form
 * @param submitter the button, which may have a method of its own
 * Source: docs/behaviour/forms.md §14.1
 */
export function postThisTime(form: HTMLFormElement, submitter: HTMLElement | null): void {
  post(form, 'method', passing);
  if (submitter?.hasAttribute('formmethod')) post(submitter, 'formmethod', passing);
  // The browser reads them once everybody has heard of it.
  setTimeout(() => {
    passing.takeBack();
  });
}

function post(element: Element, name: (typeof METHODS)[number], lent: LentAttributes): void {
  if (!isGet(element, name)) return;
  lent.lend(element);
  setAttributeOf(element, name, 'post');
}
