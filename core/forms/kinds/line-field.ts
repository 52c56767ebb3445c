import type { JsonFields } from '../../json/index.ts';
import type { Field, FieldBase, LineControl, ReadControl } from '../field/field.ts';

/** How the line of one kind differs from a plain one. */
export interface LineOptions extends Partial<
  Pick<LineControl, 'type' | 'inputMode' | 'autocomplete' | 'prefix'>
> {
  /** Turns what was typed into what is sent; the text itself by default. */
  readonly tidy?: (text: string) => string;
}

/**
 * Makes a field of one line of text.
 * @param base what every field has
 * @param json the schema of the field
 * @param options how it differs from plain text
 */
export function lineField(base: FieldBase, json: JsonFields, options: LineOptions = {}): Field {
  const { type = 'text', inputMode = 'text', autocomplete = 'on', prefix = '', tidy = same } = options;
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
    widthCharacters: null,
  };
  return { ...textField(base, json, tidy), controls: [control] };
}

/**
 * Makes what all fields of one text have in common.
 * @param base what every field has
 * @param json the schema of the field
 * @param tidy turns what was typed into what is sent
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
 * Reads the text with which a field begins.
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
