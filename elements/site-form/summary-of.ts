import { fill } from '../../core/text/index.ts';
import { FORM_WORDS } from '../../core/words/index.ts';
import type { FillingContent } from './content.ts';

/** What an error summary says. */
export interface Summary {
  readonly heading: string;
  /** A sentence below it; null where the heading says it all. */
  readonly detail: string | null;
  /** A link for each field at fault, in the order of the fields. */
  readonly links: readonly SummaryLink[];
}

/** A link to a field. */
export interface SummaryLink {
  readonly fieldId: string;
  /** The name of the control that it leads to. */
  readonly control: string;
  readonly text: string;
}

/**
 * Says what was wrong when the form was last sent.
 * @param content what the form shows
 * @returns null while there is nothing to say
 * Source: docs/behaviour/forms.md §7.1
 */
export function summaryOf({ banner, problems, form }: FillingContent): Summary | null {
  if (banner === null) return null;
  const links = form.fields.flatMap(({ id, title, controls }): SummaryLink[] => {
    const problem = problems.get(id);
    if (problem === undefined) return [];
    const text = fill(FORM_WORDS.problemOf, { title, problem });
    return [{ fieldId: id, control: controls[0]?.name ?? id, text }];
  });
  return links.length > 0
    ? { heading: FORM_WORDS.problemBelow, detail: banner, links }
    : { heading: banner, detail: null, links };
}

/**
 * Leads the visitor to a control.
 * @param control the control
 */
export function leadTo(control: HTMLElement): void {
  // The title and the error stand above the control.
  const field = control.closest('fieldset, [data-part=field]') ?? control;
  field.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}
