import { summarise, type FormSummary } from '../../core/forms/index.ts';
import type { FillingContent } from './content.ts';

/** With so few fields all errors are in view. */
const BRIEF_FORM_MAX_FIELDS = 1;

/**
 * Returns whether the errors of a form are in view wherever the visitor is in it: a newsletter, or a form of one field.
 * @param content the form
 * Source: docs/behaviour/forms.md §7.4
 */
export function isBrief({ form, isNewsletter }: FillingContent): boolean {
  const visible = form.fields.filter(({ titling }) => titling === 'label' || titling === 'legend');
  return isNewsletter || visible.length <= BRIEF_FORM_MAX_FIELDS;
}

/**
 * Summarises the problems of a form where the visitor may not see them.
 * @param content the form
 * @returns null without problems, and where each is shown at its field in view
 * Source: docs/behaviour/forms.md §7.4
 */
export function shownSummary(content: FillingContent): FormSummary | null {
  const summary = summarise(content);
  return summary && summary.links.length > 0 && isBrief(content) ? null : summary;
}
