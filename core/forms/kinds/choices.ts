import { fieldsOf, type JsonFields } from '../../json/index.ts';
import type { Choice, FieldBase } from '../field/field.ts';
import { FORM_WORDS } from '../../words/index.ts';

/** Stands for a choice that is not on the list; what is sent is the text beside it. Source: docs/behaviour/forms.md §3.4 */
export const OTHER_VALUE = '__other';

/** The choices of a field, and how values between a control and the wire are turned into each other. */
export interface ChoiceReader {
  readonly choices: readonly Choice[];
  readonly otherName: string | null;
  /** Replaces the choice of something else by what was written beside it. */
  readonly toWire: (chosen: readonly string[], other: readonly string[]) => readonly string[];
  /** Finds the controls' values of values from the wire; null if one of them is not on offer. */
  readonly fromWire: (values: readonly string[]) => ReadonlyMap<string, readonly string[]> | null;
}

/**
 * Reads the choices of a field.
 * @param base what every field has
 * @param json the schema of the field
 * @returns the choices without those of no text
 */
export function readChoices(base: FieldBase, json: JsonFields): ChoiceReader {
  const own = json.list('options', readChoice);
  const otherName = json.flag('otherOption') ? `${base.id}.Other` : null;
  const isOwn = (value: string) => own.some((choice) => choice.value === value);
  return {
    choices: otherName === null ? own : [...own, { value: OTHER_VALUE, label: FORM_WORDS.otherChoice }],
    otherName,
    toWire: (chosen, [text = '']) =>
      chosen.flatMap((value) => {
        if (otherName === null || value !== OTHER_VALUE) return [value];
        return text.trim() === '' ? [] : [text];
      }),
    fromWire(values) {
      const others = values.filter((value) => !isOwn(value));
      if (others.length > (otherName === null ? 0 : 1)) return null;
      const chosen = values.map((value) => (isOwn(value) ? value : OTHER_VALUE));
      const own = new Map([[base.id, chosen]]);
      return otherName === null ? own : own.set(otherName, others);
    },
  };
}

function readChoice(json: unknown): Choice | undefined {
  if (typeof json === 'string') return json.trim() === '' ? undefined : { value: json, label: json };
  const fields = fieldsOf(json);
  const value = fields.text('value');
  if (value === null || value === '') return undefined;
  return { value, label: fields.trimmed('label') ?? value };
}

/**
 * Reads the values that are chosen before the visitor does anything.
 * @param json the schema of the field
 * @param choices what there is to choose
 * @returns those of them that are on offer
 */
export function defaultChoices(json: JsonFields, choices: readonly Choice[]): readonly string[] {
  const raw = json.raw('defaultValue');
  const wanted: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  return choices.map(({ value }) => value).filter((value) => wanted.includes(value));
}
