import { fieldsOf, isJsonObject } from '../../core/json/index.ts';
import { isBlank } from '../../core/text/index.ts';
import type { FieldSchema } from './schema.ts';

/**
 * Lists the choices of a field for its owner.
 * @param field a field with choices, or the statements of a survey
 * @returns a text per choice, empty if missing
 * Source: docs/behaviour/form-editor.md §2.5
 */
export function choicesOf(field: FieldSchema): readonly string[] {
  return optionsOf(field).map((option) => {
    if (typeof option === 'string') return option;
    const own = fieldsOf(option);
    return own.text('label') ?? own.text('value') ?? '';
  });
}

/** The problem of a choice. Source: docs/behaviour/form-editor.md §4.1 */
export type ChoiceProblem =
  | { readonly kind: 'empty' | 'repeated' }
  /** A submission could not distinguish the two choices. */
  | { readonly kind: 'same-value'; readonly value: string };

/**
 * Finds the problems of the choices of a field.
 * @param field a field with choices, or the statements of a survey
 * @returns a problem per choice, null for a valid one
 * Source: docs/behaviour/form-editor.md §4.1
 */
export function problemsOfChoices(field: FieldSchema): readonly (ChoiceProblem | null)[] {
  const texts = choicesOf(field).map((text) => text.trim());
  const values = sentValuesOf(field);
  return texts.map((text, index) => {
    const value = values[index] ?? '';
    if (isBlank(text)) return { kind: 'empty' };
    if (texts.indexOf(text) < index) return { kind: 'repeated' };
    return value !== '' && values.indexOf(value) < index ? { kind: 'same-value', value } : null;
  });
}

/**
 * Renames a choice; keeps a value that differs from its text.
 * @param field the field
 * @param index of the choice, from 0
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
 * @param texts their labels
 * @returns the new value of the field's `options`
 * Source: docs/behaviour/form-editor.md §2.5
 */
export function addChoices(field: FieldSchema, texts: readonly string[]): readonly unknown[] {
  return [...optionsOf(field), ...texts];
}

/**
 * Appends the rows of a dataset: a text, and an optional value to send. Leaves out existing choices.
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
 * Removes a choice.
 * @param field the field
 * @param index of the choice, from 0
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

/** The value that each choice sends; empty for none. */
function sentValuesOf(field: FieldSchema): readonly string[] {
  return optionsOf(field).map((option) =>
    typeof option === 'string' ? option : (fieldsOf(option).text('value') ?? ''),
  );
}
