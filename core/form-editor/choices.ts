import { fieldsOf, isJsonObject } from '../json/index.ts';
import type { FieldSchema } from './schema.ts';

/**
 * Lists the choices of a field as an owner reads them.
 * @param field a field with choices, or the statements of a survey
 * @returns a text for each choice, empty for one that lacks it
 * Source: docs/behaviour/form-editor.md §2.5
 */
export function choicesOf(field: FieldSchema): readonly string[] {
  return optionsOf(field).map((option) => {
    if (typeof option === 'string') return option;
    const own = fieldsOf(option);
    return own.text('label') ?? own.text('value') ?? '';
  });
}

/** What is wrong with a choice. Source: docs/behaviour/form-editor.md §4.1 */
export type ChoiceProblem =
  | { readonly kind: 'empty' | 'repeated' }
  /** Nobody could tell from a submission which of two was chosen. */
  | { readonly kind: 'same-value'; readonly value: string };

/**
 * Says what is wrong with the choices of a field.
 * @param field a field with choices, or the statements of a survey
 * @returns a problem for each choice, null for one that can stay
 * Source: docs/behaviour/form-editor.md §4.1
 */
export function problemsOfChoices(field: FieldSchema): readonly (ChoiceProblem | null)[] {
  const texts = choicesOf(field).map((text) => text.trim());
  const values = sentValuesOf(field);
  return texts.map((text, index) => {
    const value = values[index] ?? '';
    if (text === '') return { kind: 'empty' };
    if (texts.indexOf(text) < index) return { kind: 'repeated' };
    return value !== '' && values.indexOf(value) < index ? { kind: 'same-value', value } : null;
  });
}

/**
 * Renames a choice; one that sends another value than its text keeps that value.
 * @param field the field
 * @param index which choice, from 0
 * @param text its new text
 * @returns the new value of the field's `options`
 * Source: docs/behaviour/form-editor.md §2.5
 */
export function renameChoice(field: FieldSchema, index: number, text: string): readonly unknown[] {
  return optionsOf(field).map((option, at) => {
    if (at !== index) return option;
    return isJsonObject(option) && option['value'] !== undefined ? { ...option, label: text } : text;
  });
}

/**
 * Adds choices at the end.
 * @param field the field
 * @param texts what they read
 * @returns the new value of the field's `options`
 * Source: docs/behaviour/form-editor.md §2.5
 */
export function addChoices(field: FieldSchema, texts: readonly string[]): readonly unknown[] {
  return [...optionsOf(field), ...texts];
}

/**
 * Adds the rows of a dataset at the end: text, and the value that is sent where there is one. What is there already is
 * left out.
 * @param field the field
 * @param rows cells by row
 * @returns the new value of the field's `options`
 * Source: docs/behaviour/form-editor.md §2.6
 */
export function addRows(field: FieldSchema, rows: readonly (readonly string[])[]): readonly unknown[] {
  const taken = new Set(choicesOf(field).map((text) => text.trim()));
  const added = rows.flatMap(([label = '', value = '']) => {
    if (taken.has(label)) return [];
    taken.add(label);
    return [value === '' ? label : { value, label }];
  });
  return [...optionsOf(field), ...added];
}

/**
 * Takes a choice away.
 * @param field the field
 * @param index which choice, from 0
 * @returns the new value of the field's `options`
 * Source: docs/behaviour/form-editor.md §2.5
 */
export function removeChoice(field: FieldSchema, index: number): readonly unknown[] {
  return optionsOf(field).toSpliced(index, 1);
}

function optionsOf(field: FieldSchema): readonly unknown[] {
  const options: unknown = field['options'];
  return Array.isArray(options) ? (options as unknown[]) : [];
}

/** What each choice sends; empty for one that sends nothing. */
function sentValuesOf(field: FieldSchema): readonly string[] {
  return optionsOf(field).map((option) =>
    typeof option === 'string' ? option : (fieldsOf(option).text('value') ?? ''),
  );
}
