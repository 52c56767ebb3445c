import { membersOf } from '../../core/shared/index.ts';

const CONTROLS = 'input:not([type=hidden]), select, textarea';

/**
 * Inserts an error at an author's field, above its title. Never between a control and its label, which styles such as
 * `input:not(:placeholder-shown) + label` connect, and never inside the label, whose text is the name.
 * @param node the error
 * @param field the control, or the fieldset of several
 * @param line a row around the control that has no space for the error
 * Source: docs/behaviour/forms.md §9.3
 */
export function placeError(node: HTMLElement, field: HTMLElement, line: HTMLElement | null = null): void {
  const label = (field as Partial<HTMLInputElement>).labels?.[0] ?? null;
  if (label && isAfter(label, field)) {
    placeAtPair(node, field, label);
    return;
  }
  const title = label ?? line ?? field;
  // Its own label follows a control of another field.
  if (title.previousElementSibling?.matches(CONTROLS)) placeAtEnd(node, field, title);
  else title.before(node);
}

function isAfter(label: Element, field: Element): boolean {
  const position = field.compareDocumentPosition(label);
  return !label.contains(field) && (position & field.DOCUMENT_POSITION_FOLLOWING) > 0;
}

function placeAtPair(node: HTMLElement, field: HTMLElement, label: HTMLElement): void {
  // A box is followed by the next one.
  if (field.matches('[type=checkbox], [type=radio]')) field.before(node);
  else label.after(node);
}

function placeAtEnd(node: HTMLElement, field: HTMLElement, title: HTMLElement): void {
  const wrapper = wrapperOf(field);
  if (wrapper) wrapper.append(node);
  else if (field.nextElementSibling?.matches('label')) title.before(node);
  else field.after(node);
}

/** The outermost element with only this field. */
function wrapperOf(field: HTMLElement): Element | null {
  let wrapper: Element | null = null;
  for (let next = field.parentElement; next; next = membersOf(next).parentElement) {
    const members = membersOf(next);
    if (members.matches('form, label') || members.querySelectorAll(CONTROLS).length > 1) break;
    wrapper = next;
  }
  return wrapper;
}
