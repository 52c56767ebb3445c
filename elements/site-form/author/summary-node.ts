import { membersOf } from '../../../core/shared/index.ts';
import type { FormSummary, FormSummaryLink } from '../../../core/forms/index.ts';
import { focusInView } from '../../ui/index.ts';
import { leadTo } from '../lead-to.ts';
import { namedControls } from '../../forms/index.ts';
import { freeId } from './free-id.ts';

/**
 * Shows an error summary at the start of the author's form, replacing an earlier one, and focuses it.
 * @param form the author's form
 * @param formId prefix of the form's ids
 * @param summary its content; null removes it
 * Source: docs/behaviour/forms.md §7.1, §9.3
 */
export function showSummary(form: HTMLFormElement, formId: string, summary: FormSummary | null): void {
  // Includes a printed one.
  for (const former of membersOf(form).querySelectorAll('[data-part="summary"]')) former.remove();
  if (!summary) return;
  const node = createSummary(form, formId, summary);
  membersOf(form).prepend(node);
  focusInView(node);
}

/**
 * Whether there is an error summary in the author's form.
 * @param form the author's form
 */
export function hasSummary(form: HTMLFormElement): boolean {
  return membersOf(form).querySelector('[data-part="summary"]') !== null;
}

function createSummary(
  form: HTMLFormElement,
  formId: string,
  { heading, detail, links }: FormSummary,
): HTMLElement {
  const node = create('div', '');
  const title = create('p', heading);
  title.id = freeId(form, `${formId}-banner`);
  node.dataset['part'] = 'summary';
  node.tabIndex = -1;
  node.setAttribute('role', 'group');
  node.setAttribute('aria-labelledby', title.id);
  node.append(title);
  if (detail !== null) node.append(create('p', detail));
  if (links.length > 0) {
    const list = create('ul', '');
    list.append(...links.map((link) => createItem(form, link)));
    node.append(list);
  }
  return node;

  function create(tag: string, text: string): HTMLElement {
    const element = membersOf(form).ownerDocument.createElement(tag);
    element.textContent = text;
    return element;
  }

  function createItem(owner: HTMLFormElement, { control: name, text }: FormSummaryLink): HTMLElement {
    const item = create('li', '');
    const control = namedControls(owner).find((one) => one.name === name);
    // The author's form may lack the field.
    if (!control) {
      item.textContent = text;
      return item;
    }
    const link = create('a', text) as HTMLAnchorElement;
    link.href = `#${control.id}`;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      leadTo(control);
    });
    item.append(link);
    return item;
  }
}
