import { LEFT_TO_BROWSER, submitterIn } from './our-forms.ts';

/**
 * Collects the entries of a form as the browser sends them: with the pressed button, without disabled controls.
 * @param form the form
 * @param submitter the pressed button; without effect once the page has removed it from the form or changed its type
 * Source: docs/behaviour/forms.md §9.2
 */
export function formDataOf(form: HTMLFormElement, submitter: HTMLElement | null | undefined): FormData {
  return new FormData(form, submitterIn(form, submitter));
}

/**
 * Whether a button submits to a URL of its own or only closes a dialog: neither is our submission.
 * @param submitter the pressed button
 * Source: docs/behaviour/forms.md §9.5
 */
export function isLeftToBrowser(submitter: Element | null | undefined): boolean {
  return submitter?.matches(LEFT_TO_BROWSER) ?? false;
}
