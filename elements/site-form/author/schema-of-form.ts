import type { FormFieldType } from '../../../core/enumerations/index.ts';
import { controlsOf, customNamesOf, type AuthorsControl } from './controls.ts';

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

/** Elements in a label that are not part of its text. */
const NO_WORDS = 'input, select, textarea, button, [data-part=error], [data-part=optional]';

/**
 * Describes the author's form as a schema with one field per name.
 * @param form the author's form
 * @param id the form's id
 * @returns the schema; required fields are left to the author's attributes
 * Source: docs/behaviour/forms.md §9.2
 */
export function schemaOfForm(form: HTMLFormElement, id: string): unknown {
  const byName = new Map<string, AuthorsControl[]>();
  for (const control of controlsOf(form)) {
    const same = byName.get(control.name);
    if (same) same.push(control);
    else byName.set(control.name, [control]);
  }
  return {
    id,
    // As the platform's blocks print it.
    submissionText: form.querySelector('.form-submission-text')?.textContent,
    fields: [
      ...[...byName].map(([name, controls]) => fieldOf(name, controls)),
      ...customNamesOf(form)
        .filter((name) => name !== '' && !byName.has(name))
        .map((name) => ({ id: name, type: 'text', title: name })),
    ],
  };
}

function fieldOf(name: string, controls: readonly AuthorsControl[]): unknown {
  const [first] = controls;
  const maxLength = first && 'maxLength' in first && first.maxLength > 0 ? first.maxLength : undefined;
  return {
    id: name,
    type: KIND_OF_TYPE[first?.type ?? ''] ?? 'text',
    title: (first && titleOf(first)) || name,
    maxLength,
    options: controls.flatMap(valuesOf),
  };
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
