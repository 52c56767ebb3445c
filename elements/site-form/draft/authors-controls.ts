import { membersOf } from '../../../core/shared/index.ts';
import { canBeDrafted, type DraftedControl } from '../../../core/form-draft/index.ts';
import { controlsOf, type AuthorsControl } from '../../forms/index.ts';

/** A control, or all radio buttons or checkboxes of one name. */
type Group = readonly [AuthorsControl, ...AuthorsControl[]];

/**
 * Lists the controls of the author's own form that a draft may contain.
 * @param form the author's form
 * @returns text controls and lists one by one, radio buttons and checkboxes by name
 * Source: docs/behaviour/forms.md §12.3, §12.6
 */
export function authorsControls(form: HTMLFormElement): readonly DraftedControl[] {
  const groups = new Map<string, [AuthorsControl, ...AuthorsControl[]]>();
  for (const control of controlsOf(form)) {
    if (!canBeDrafted(traitsOf(control)) || control.closest('[data-part=captcha]')) continue;
    const key = keyOf(control, groups);
    const group = groups.get(key);
    if (group) group.push(control);
    else groups.set(key, [control]);
  }
  return [...groups]
    .filter(([, group]) => isTellingApart(group))
    .map(([key, group]) => draftedOf(key, group));
}

function draftedOf(key: string, group: Group): DraftedControl {
  return {
    key,
    initialValues: group.flatMap(initialValuesOf),
    values: group.flatMap(valuesOf),
    choices: choicesOf(group),
    fill: (values) => {
      for (const control of group) fill(control, values);
    },
  };
}

function traitsOf(control: AuthorsControl) {
  return {
    name: control.name,
    type: control.type,
    autocomplete: control.getAttribute('autocomplete') ?? '',
  };
}

/** Text controls and lists of the same name are distinguished by order. */
function keyOf(control: AuthorsControl, taken: ReadonlyMap<string, unknown>): string {
  const key = `${control.type} ${control.name}`;
  if (isCheckable(control)) return key;
  let count = 0;
  while (taken.has(`${key} ${count}`)) count += 1;
  return `${key} ${count}`;
}

/** Two boxes with the same name and value could not be distinguished when restoring. */
function isTellingApart(group: Group): boolean {
  return new Set(group.map(({ value }) => value)).size === group.length;
}

function isCheckable(control: AuthorsControl): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

function choicesOf([first, ...others]: Group): readonly string[] | null {
  if (isCheckable(first)) return [first, ...others].map(({ value }) => value);
  return first instanceof HTMLSelectElement ? [...first.options].map(({ value }) => value) : null;
}

function valuesOf(control: AuthorsControl): readonly string[] {
  if (isCheckable(control)) return control.checked ? [control.value] : [];
  const values =
    control instanceof HTMLSelectElement
      ? [...control.selectedOptions].map(({ value }) => value)
      : [control.value];
  return values.filter((value) => value !== '');
}

function initialValuesOf(control: AuthorsControl): readonly string[] {
  if (isCheckable(control)) return control.defaultChecked ? [control.value] : [];
  // Only the browser knows the initial value of a list, a range or a colour.
  const form = control.ownerDocument.createElement('form');
  const copy = control.cloneNode(true) as AuthorsControl;
  // Firefox would look up that form from the copy, and find none.
  copy.removeAttribute('form');
  membersOf(form).append(copy);
  membersOf(form).reset();
  return valuesOf(copy);
}

function fill(control: AuthorsControl, values: readonly string[]): void {
  if (isCheckable(control)) control.checked = values.includes(control.value);
  else if (control instanceof HTMLSelectElement && control.multiple)
    for (const option of control.options) option.selected = values.includes(option.value);
  else control.value = values[0] ?? '';
}
