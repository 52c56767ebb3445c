import { keepFormPosted } from './keep-posted.ts';

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
 * Lets the browser post a form whose submission was held: the code for it has not loaded.
 * @param form the form
 */
export function postHeld(form: HTMLFormElement): void {
  keepFormPosted(form);
  HTMLFormElement.prototype.submit.call(form);
}
