/**
 * Collects the entries of a form as the browser sends them: with the pressed button, without disabled controls.
 * @param form the form
 * @param submitter the pressed button; without effect once the page has removed it from the form
 * Source: docs/behaviour/forms.md §9.2
 */
export function formDataOf(form: HTMLFormElement, submitter: HTMLElement | null | undefined): FormData {
  const isOfForm = (submitter as Partial<HTMLButtonElement> | null | undefined)?.form === form;
  return new FormData(form, isOfForm ? submitter : null);
}

/**
 * Whether a button submits to a URL of its own or only closes a dialog: neither is our submission.
 * @param submitter the pressed button
 * Source: docs/behaviour/forms.md §9.5
 */
export function isLeftToBrowser(submitter: Element | null | undefined): boolean {
  return submitter?.matches('[formaction],[formmethod="dialog" i]') ?? false;
}
