import { createFormDraft, type FormDraft } from '../../../core/form-draft/index.ts';
import { tabStorage } from '../../../core/session/index.ts';

const FORMS = 'site-form, form[data-form-id]';

/**
 * Opens the draft of a form. Its key is the page's path, the form's id, and its index among forms of the same id.
 * @param element the tag, or the printed form
 * @param formId the form's id
 * Source: docs/behaviour/forms.md §12.1
 */
export function openDraft(element: HTMLElement, formId: string): FormDraft {
  const root = element.getRootNode() as ParentNode;
  const alike = [...root.querySelectorAll(FORMS)].filter((one) => idOf(one) === idOf(element));
  const place = Math.max(alike.indexOf(element), 0);
  return createFormDraft({
    storage: tabStorage(),
    key: `store-form-draft:${location.pathname}:${formId}:${place}`,
    isRevisit,
  });
}

function idOf(element: Element): string {
  return element.getAttribute('form-id') ?? element.getAttribute('data-form-id') ?? '';
}

function isRevisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && navigation.type !== 'navigate';
}
