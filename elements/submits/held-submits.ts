import { keepFormPosted } from './keep-posted.ts';
import { rootOf, submitterIn } from './our-forms.ts';

/**
 * Submits a form whose submission was held.
 * @param form the form
 * @param submitter the button of the held submission; without effect if the page has removed it from the form or changed its type
 */
export function resubmit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  // A field may be named "requestSubmit".
  HTMLFormElement.prototype.requestSubmit.call(form, submitterIn(form, submitter));
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
  try {
    resubmit(form, submitter);
  } finally {
    root.removeEventListener('submit', keepFromPage, true);
  }
}
