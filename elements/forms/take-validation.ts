import { membersOf } from '../../core/shared/index.ts';
import { attributeOf } from '../submits/index.ts';
import { overrideUntil } from '../ui/index.ts';

/**
 * Turns the browser's validation of a form off: its messages would appear before ours.
 * @param form the author's form
 * @param signal aborts to restore the author's markup
 * @returns validates the form for a submission that is left to the browser, as its author wrote it; false keeps it
 * Source: docs/behaviour/forms.md §9.5
 */
export function takeValidation(
  form: HTMLFormElement,
  signal: AbortSignal,
): (submitter: Element | null) => boolean {
  const isUnchecked = attributeOf(form, 'novalidate') !== null;
  overrideUntil(form, { novalidate: '' }, signal);
  return (submitter) =>
    isUnchecked || submitter?.hasAttribute('formnovalidate') === true || membersOf(form).reportValidity();
}
