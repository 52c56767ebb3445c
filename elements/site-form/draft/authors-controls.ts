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
  return [...groups].map(([key, group]) => draftedOf(key, group));
}

function draftedOf(key: string, [first, ...others]: Group): DraftedControl {
  if (isCheckable(first)) return draftedBoxes(key, [first, ...others.filter(isCheckable)]);
  if (first instanceof HTMLSelectElement) return draftedList(key, first);
  return {
    key,
    initialValues: textOf(initialCopy(first)),
    values: textOf(first),
    choices: null,
    fill: ([text = '']) => {
      first.value = text;
    },
  };
}

function draftedBoxes(key: string, boxes: readonly HTMLInputElement[]): DraftedControl {
  const choices = toldApart(boxes);
  return {
    key,
    initialValues: choices.filter((_, index) => boxes[index]?.defaultChecked),
    values: choices.filter((_, index) => boxes[index]?.checked),
    choices,
    fill: (values) => {
      for (const [index, box] of boxes.entries()) box.checked = values.includes(choices[index] ?? '');
    },
  };
}

function draftedList(key: string, list: HTMLSelectElement): DraftedControl {
  const choices = toldApart(list.options);
  const chosenIn = ({ options }: HTMLSelectElement) =>
    choices.filter((choice, index) => options[index]?.selected && choice !== '');
  return {
    key,
    initialValues: chosenIn(initialCopy(list)),
    values: chosenIn(list),
    choices,
    fill: (values) => {
      // Then another option is selected, or none.
      list.value = '';
      for (const [index, option] of [...list.options].entries())
        if (values.includes(choices[index] ?? '')) option.selected = true;
    },
  };
}

/** Names choices by their values; those of one value also by their order. */
function toldApart(choices: Iterable<HTMLInputElement | HTMLOptionElement>): readonly string[] {
  const countOf = new Map<string, number>();
  return Array.from(choices, ({ value }) => {
    const count = countOf.get(value) ?? 0;
    countOf.set(value, count + 1);
    return count === 0 ? value : `${value}\0${count}`;
  });
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

function isCheckable(control: AuthorsControl): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

function textOf({ value }: AuthorsControl): readonly string[] {
  return value === '' ? [] : [value];
}

/** Only the browser knows the initial value of a list, a range or a colour. */
function initialCopy<C extends AuthorsControl>(control: C): C {
  const form = control.ownerDocument.createElement('form');
  const copy = control.cloneNode(true) as C;
  // Firefox would look up that form from the copy, and find none.
  copy.removeAttribute('form');
  membersOf(form).append(copy);
  membersOf(form).reset();
  return copy;
}
