import type { JsonFields } from '../../json/index.ts';
import type { Field, FieldBase, LineControl, ReadControl } from '../field/field.ts';

/** How a kind differs from a plain line of text. */
export interface LineOptions extends Partial<
  Pick<LineControl, 'type' | 'inputMode' | 'autocomplete' | 'prefix' | 'isMultiple'>
> {
  /** Converts the input to the sent value; the text itself by default. */
  readonly tidy?: (text: string) => string;
}

/**
 * Creates a field with one line of text.
 * @param base the common properties of fields
 * @param json the schema of the field
 * @param options how it differs from plain text
 */
export function lineField(base: FieldBase, json: JsonFields, options: LineOptions = {}): Field {
  const { type = 'text', inputMode = 'text', autocomplete = 'on', prefix = '', tidy = same } = options;
  const { isMultiple = false } = options;
  const control: LineControl = {
    shape: 'line',
    name: base.id,
    label: '',
    defaultValues: defaultText(json),
    isNeeded: true,
    type,
    inputMode,
    autocomplete,
    placeholder: json.text('placeholder') ?? '',
    prefix,
    isMultiple,
    widthCharacters: null,
  };
  return { ...textField(base, json, tidy), controls: [control] };
}

/**
 * Creates the common part of fields with one text.
 * @param base the common properties of fields
 * @param json the schema of the field
 * @param tidy converts the input to the sent value
 */
export function textField(
  base: FieldBase,
  json: JsonFields,
  tidy: (text: string) => string = same,
): Omit<Field, 'controls'> {
  const textOf = (read: ReadControl) => tidy(read(base.id)[0] ?? '');
  return {
    ...base,
    titling: 'label',
    isUnderlined: false,
    maxLength: json.count('maxLength') || null,
    gather: textOf,
    spread: (value) => (typeof value === 'string' ? new Map([[base.id, [value]]]) : null),
    answer: textOf,
  };
}

/**
 * Reads the initial text of a field.
 * @param json the schema of the field
 * @returns one text, or none
 */
export function defaultText(json: JsonFields): readonly string[] {
  const text = json.text('defaultValue');
  return text === null ? [] : [text];
}

function same(text: string): string {
  return text;
}
