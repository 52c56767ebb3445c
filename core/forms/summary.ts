import { fill } from '../text/index.ts';
import { FORM_WORDS } from '../words/index.ts';
import type { FieldProblems } from './check-form.ts';
import type { Form } from './form.ts';

/** How sending a form ended, where it was not sent. */
export interface Failure {
  readonly form: Form;
  readonly problems: FieldProblems;
  /** Why it was not sent; null while nobody has tried. */
  readonly banner: string | null;
  /** The heading above it, where the banner does not say it all. */
  readonly bannerTitle?: string | undefined;
}

/** What an error summary says. */
export interface FormSummary {
  readonly heading: string;
  /** A sentence below it; null where the heading says it all. */
  readonly detail: string | null;
  /** A link for each field at fault, in the order of the fields. */
  readonly links: readonly FormSummaryLink[];
}

/** A link to a field. */
export interface FormSummaryLink {
  readonly fieldId: string;
  /** The name of the control that it leads to. */
  readonly control: string;
  readonly text: string;
}

/**
 * Says what was wrong when the form was last sent.
 * @param failure the form, and what was wrong
 * @returns null while there is nothing to say
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
