import { membersOf } from '../../../core/shared/index.ts';
import type { FormFieldType } from '../../../core/enumerations/index.ts';
import { customNamesOf, namedControls, type AuthorsControl } from '../../forms/index.ts';

/** Type of control → kind of field; any other is text. */
const KIND_OF_TYPE: Readonly<Partial<Record<string, FormFieldType>>> = {
  email: 'email',
  url: 'website',
  number: 'number',
  password: 'password',
  textarea: 'textarea',
  checkbox: 'checkbox',
  radio: 'radio',
  'select-one': 'select',
  'select-multiple': 'checkbox',
  hidden: 'hidden',
};

/** The controls of one name. */
type AuthorsControls = readonly [AuthorsControl, ...AuthorsControl[]];

/** Types whose controls of one name are one question. */
const GROUPS = ['radio', 'checkbox'];

/** Elements in a label that are not part of its text. */
const NO_WORDS = 'input, select, textarea, button, [data-part=error], [data-part=optional]';

/**
 * Describes the author's form as a schema with one field per name.
 * @param form the author's form
 * @param id the form's id
 * @param data its entries; those without a control, such as the pressed button, have a field, too
 * @returns the schema; required fields are left to the author's attributes
 * Source: docs/behaviour/forms.md §9.2
 */
export function schemaOfForm(form: HTMLFormElement, id: string, data: FormData): unknown {
  // The pressed button, directions, and values of custom elements and of listeners have no control of their name.
  const others = new Set([...customNamesOf(form), ...data.keys()]);
  const byName = new Map<string, [AuthorsControl, ...AuthorsControl[]]>();
  for (const control of namedControls(form)) {
    const { name } = control;
    others.delete(name);
    if (control.closest('[data-part=captcha]')) continue;
    const same = byName.get(name);
    if (same) same.push(control);
    else byName.set(name, [control]);
  }
  others.delete('');
  return {
    id,
    // As the platform's blocks print it.
    submissionText: membersOf(form).querySelector('.form-submission-text')?.textContent,
    fields: [
      ...[...byName].map(([name, same]) => fieldOf(name, same, data)),
      ...[...others].map((name) => ({
        id: name,
        type: 'text',
        title: name,
        several: data.getAll(name).length > 1,
      })),
    ],
  };
}

function fieldOf(name: string, controls: AuthorsControls, data: FormData): unknown {
  const [first] = controls;
  // A single control, or the radio buttons or boxes of one name.
  const isOneQuestion =
    controls.length === 1 || GROUPS.some((group) => controls.every(({ type }) => type === group));
  const options = controls.flatMap(valuesOf);
  const kind = KIND_OF_TYPE[first.type] ?? 'text';
  // Choices of ours have a text, and fields of other kinds have one value.
  const isBeyondKind = kind === 'checkbox' ? options.includes('') : data.getAll(name).length > 1;
  const isText = isBeyondKind || !isOneQuestion;
  return {
    id: name,
    type: isText ? 'text' : kind,
    several: isText,
    addresses: isText && controls.every(({ type }) => type === 'email'),
    // A chosen file makes the submission the browser's.
    unsent: first.type === 'file' && isOneQuestion,
    title: titleOf(first) || name,
    maxLength: maxLengthOf(first),
    multiple: first instanceof HTMLInputElement && first.multiple,
    options,
  };
}

function maxLengthOf(control: AuthorsControl): number | undefined {
  return 'maxLength' in control && control.maxLength > 0 ? control.maxLength : undefined;
}

function titleOf(control: AuthorsControl): string {
  const isChoice = control.type === 'radio' || control.type === 'checkbox';
  const legend = isChoice ? control.closest('fieldset')?.querySelector('legend') : null;
  const label = legend ?? control.labels?.[0];
  return (label && wordsOf(label)) || control.ariaLabel || control.getAttribute('placeholder') || '';
}

function wordsOf(label: Element): string {
  const words = label.cloneNode(true) as Element;
  for (const node of words.querySelectorAll(NO_WORDS)) node.remove();
  return words.textContent.trim();
}

function valuesOf(control: AuthorsControl): readonly string[] {
  return control instanceof HTMLSelectElement
    ? [...control.options].map(({ value }) => value)
    : [control.value];
}
