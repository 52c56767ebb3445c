import { summarise, type FormSummary } from '../../core/forms/index.ts';
import { FORM_WORDS } from '../../core/words/index.ts';
import { isInView } from '../forms/index.ts';
import type { FillingContent } from './content.ts';

/** With so few fields all errors are in view once the first one has the focus. */
const BRIEF_FORM_MAX_FIELDS = 1;

/** What an attempt has marked in a form. */
export interface Marked {
  readonly form: Element;
  /** The errors at the fields. */
  readonly errors: readonly Element[];
  /** The invalid controls. */
  readonly controls: readonly Element[];
}

/**
 * Summarizes the problems of a form where the visitor may not see them.
 * @param content the form
 * @param isAllInView whether each problem is shown at its field, in view
 * @returns null without problems, and where the errors at the fields are enough
 * Source: docs/behaviour/forms.md §7.4
 */
export function shownSummary(content: FillingContent, isAllInView: boolean): FormSummary | null {
  const summary = summarise(content);
  if (!summary || summary.links.length === 0) return summary;
  // In a form of several fields, a sentence or title of the page or the store says more than the errors.
  const isUsual = content.bannerTitle === undefined && content.banner === FORM_WORDS.fieldsInvalid;
  return isBrief(content) || (isUsual && isAllInView) ? null : summary;
}

/**
 * Measures whether the visitor sees all errors of an attempt, while no summary is shown.
 * @param content the form
 * @param marked what the attempt has marked
 * @returns false if a problem has no error in the page
 * Source: docs/behaviour/forms.md §7.4
 */
export function isAllInView(content: FillingContent, { form, errors, controls }: Marked): boolean {
  const count = summarise(content)?.links.length ?? 0;
  return errors.length >= count && [...errors, ...controls].every((node) => isInView(node, form));
}

/** Whether the form is a newsletter, or has one field. */
function isBrief({ form, isNewsletter }: FillingContent): boolean {
  const visible = form.fields.filter(({ titling }) => titling === 'label' || titling === 'legend');
  return isNewsletter || visible.length <= BRIEF_FORM_MAX_FIELDS;
}
