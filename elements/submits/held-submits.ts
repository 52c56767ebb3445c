import { keepFormPosted } from './keep-posted.ts';
import { rootOf } from './our-forms.ts';

/**
 * Submits a form whose submission was held.
 * @param form the form
 * @param submitter the button of the held submission; without effect if the page has removed it from the form
 */
export function resubmit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const isOfForm = (submitter as Partial<HTMLButtonElement> | null)?.form === form;
  // A field may be named "requestSubmit".
  HTMLFormElement.prototype.requestSubmit.call(form, isOfForm ? submitter : null);
}

/**
 * Lets the browser post a form whose submission was held: the code for it has not loaded. Listeners of the page do not
 * receive the event.
 * @param form the form
 * @param submitter the button of the held submission
 */
export function postHeld(form: HTMLFormElement, submitter: HTMLElement | null): void {
  keepFormPosted(form);
  const root = rootOf(form);
  const keepFromPage = (event: Event) => {
    if (event.target === form) event.stopImmediatePropagation();
  };
  root.addEventListener('submit', keepFromPage, true);
  resubmit(form, submitter);
  root.removeEventListener('submit', keepFromPage, true);
}
