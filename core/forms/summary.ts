import { fill } from '../text/index.ts';
import { FORM_WORDS } from '../words/index.ts';
import type { FieldProblems } from './check-form.ts';
import type { Form } from './form.ts';

/** A failed submission. */
export interface Failure {
  readonly form: Form;
  readonly problems: FieldProblems;
  /** Why it was not sent; null before the first try. */
  readonly banner: string | null;
  /** The heading above it, if the banner is not enough. */
  readonly bannerTitle?: string | undefined;
}

/** The contents of an error summary. */
export interface FormSummary {
  readonly heading: string;
  /** A sentence below it; null if the heading is enough. */
  readonly detail: string | null;
  /** A link for each field at fault, in the order of the fields. */
  readonly links: readonly FormSummaryLink[];
}

/** A link to a field. */
export interface FormSummaryLink {
  readonly fieldId: string;
  /** The name of the linked control. */
  readonly control: string;
  readonly text: string;
}

/**
 * Summarises the problems of the last submission.
 * @param failure the form and its problems
 * @returns null without problems
 * Source: docs/behaviour/forms.md §7.1
 */
export function summarise({ banner, bannerTitle, problems, form }: Failure): FormSummary | null {
  if (banner === null) return null;
  const links = form.fields.flatMap(({ id, title, controls }): FormSummaryLink[] => {
    const problem = problems.get(id);
    if (problem === undefined) return [];
    const text = fill(FORM_WORDS.problemOf, { title, problem });
    return [{ fieldId: id, control: controls[0]?.name ?? id, text }];
  });
  if (bannerTitle !== undefined) return { heading: bannerTitle, detail: banner, links };
  return links.length > 0
    ? { heading: FORM_WORDS.problemBelow, detail: banner, links }
    : { heading: banner, detail: null, links };
}
