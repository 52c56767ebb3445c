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
  const isLabelAfter =
    label !== null &&
    !label.contains(field) &&
    (field.compareDocumentPosition(label) & field.DOCUMENT_POSITION_FOLLOWING) > 0;
  if (isLabelAfter) {
    // A box is followed by the next one.
    if (field.matches('[type=checkbox], [type=radio]')) field.before(node);
    else label.after(node);
    return;
  }
  const title = label ?? line ?? field;
  // Its own label follows a control of another field.
  const isAfterControl = title.previousElementSibling?.matches(CONTROLS) ?? false;
  const wrapper = isAfterControl ? wrapperOf(field) : null;
  if (wrapper) wrapper.append(node);
  else if (isAfterControl && !field.nextElementSibling?.matches('label')) field.after(node);
  else title.before(node);
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
