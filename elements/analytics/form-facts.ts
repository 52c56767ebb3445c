import { membersOf } from '../../core/shared/index.ts';
import type { FormFacts } from '../../core/analytics/index.ts';

/**
 * Collects the facts of a form.
 * @param form the form, or something in it
 * @param formId which form of the site
 * Source: docs/behaviour/analytics.md §10.1
 */
export function formFacts(form: Element | null, formId: string): FormFacts {
  const isNewsletter = form && membersOf(form).closest('[newsletter], [data-variant="newsletter"]') !== null;
  return { formId, formType: isNewsletter ? 'newsletter' : 'form' };
}
