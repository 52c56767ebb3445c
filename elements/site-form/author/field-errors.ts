import { membersOf } from '../../../core/shared/index.ts';
import type { Field } from '../../../core/forms/index.ts';
import type { FillingContent } from '../content.ts';
import { namedControls, placeError, type AuthorsControl } from '../../forms/index.ts';
import { freeId } from './free-id.ts';
import { setBrowserValidity } from './own-validity.ts';

/** Shows errors at the fields of the author's form. */
export interface FieldErrors {
  /** Updates the browser's validity, which a page may read at any time. */
  setValidity(content: FillingContent): void;
  /** Shows the errors of the last attempt to the visitor, and lists where. */
  show(content: FillingContent): readonly HTMLElement[];
}

/**
 * Creates the errors of the author's fields. The author may choose the place of one: an element
 * `[data-part="error"][data-field="…"]`.
 * @param form the author's form
 * @param formId prefix of error ids
 * Source: docs/behaviour/forms.md §9.3
 */
export function createFieldErrors(form: HTMLFormElement, formId: string): FieldErrors {
  return {
    setValidity({ form: { fields }, validity }) {
      for (const field of fields)
        for (const control of controlsOfField(form, field))
          setBrowserValidity(control, validity.get(field.id) ?? '');
    },
    show({ form: { fields }, problems }) {
      return fields.flatMap((field) => {
        const controls = controlsOfField(form, field);
        const [first] = controls;
        if (!first) return [];
        return showAt(first, controls, { formId, field, problem: problems.get(field.id) ?? null }) ?? [];
      });
    },
  };

  /** Returns the error; null for a field without one. */
  function showAt(
    first: AuthorsControl,
    controls: readonly AuthorsControl[],
    fault: Fault,
  ): HTMLElement | null {
    const group = groupOf(first, controls);
    const place = placeFor(form, fault, group ?? first);
    for (const control of controls) setAttribute(control, 'aria-invalid', fault.problem && 'true');
    if (!place) return null;
    place.textContent = fault.problem;
    place.hidden = fault.problem === null;
    // In a legend the error is part of the name, and would be read twice.
    const isApart = place.closest('legend') === null;
    for (const described of group ? [group] : controls)
      describe(described, place.id, isApart && fault.problem !== null);
    return fault.problem === null ? null : place;
  }
}

interface Fault {
  readonly formId: string;
  readonly field: Field;
  readonly problem: string | null;
}

function controlsOfField(form: HTMLFormElement, { controls }: Field): readonly AuthorsControl[] {
  const names = controls.flatMap((control) => [
    control.name,
    'otherName' in control ? control.otherName : null,
    control.whole?.name,
  ]);
  return namedControls(form).filter(({ name, type }) => names.includes(name) && type !== 'hidden');
}

/** The outermost fieldset with only this field; null for a field without one. */
function groupOf(first: AuthorsControl, controls: readonly AuthorsControl[]): HTMLFieldSetElement | null {
  if (controls.length < 2 && first.type !== 'checkbox') return null;
  let group: HTMLFieldSetElement | null = null;
  for (let next = first.closest('fieldset'); next; next = next.parentElement?.closest('fieldset') ?? null) {
    const inside = [...next.querySelectorAll<AuthorsControl>('input, select, textarea')];
    if (!inside.every((control) => controls.includes(control))) break;
    group = next;
  }
  return group;
}

/** The author's place for this error, or one above the title of the field; null while none is needed. */
function placeFor(form: HTMLFormElement, fault: Fault, anchor: HTMLElement): HTMLElement | null {
  const selector = `[data-part="error"][data-field="${CSS.escape(fault.field.id)}"]`;
  const present = membersOf(form).querySelector<HTMLElement>(selector);
  if (present || fault.problem === null) {
    if (present && present.id === '') present.id = freeId(form, errorId(fault));
    return present;
  }
  const place = membersOf(form).ownerDocument.createElement('span');
  place.id = freeId(form, errorId(fault));
  place.dataset['part'] = 'error';
  place.dataset['field'] = fault.field.id;
  const legend = anchor.querySelector(':scope > legend');
  if (legend) legend.prepend(place);
  else placeError(place, anchor);
  return place;
}

function errorId({ formId, field }: Fault): string {
  return `${formId}-${field.id}-error`;
}

function describe(element: Element, id: string, isWrong: boolean): void {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((one) => one !== '');
  const others = ids.filter((one) => one !== id);
  setAttribute(element, 'aria-describedby', [...(isWrong ? [id] : []), ...others].join(' '));
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
