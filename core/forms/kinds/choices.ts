import { fieldsOf, type JsonFields } from '../../json/index.ts';
import type { Choice, FieldBase } from '../field/field.ts';
import { FORM_WORDS } from '../../words/index.ts';
import { inOptionOrder } from './option-order.ts';

/** Stands for a choice that is not on the list; what is sent is the text beside it. Source: docs/behaviour/forms.md §3.4 */
export const OTHER_VALUE = '__other';

/** The choices of a field, and how values between a control and the wire are turned into each other. */
export interface ChoiceReader {
  /** In the order in which visitors see them; something else is the last. */
  readonly choices: readonly Choice[];
  /** Those that are chosen before the visitor does anything, in the order of the owner's list. */
  readonly defaultValues: readonly string[];
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
 * @param seed decides a random order
 * @returns the choices without those of no text
 */
export function readChoices(base: FieldBase, json: JsonFields, seed: string): ChoiceReader {
  const own = json.list('options', readChoice);
  const otherName = json.flag('otherOption') ? `${base.id}.Other` : null;
  const others = otherName === null ? [] : [{ value: OTHER_VALUE, label: FORM_WORDS.otherChoice }];
  const isOwn = (value: string) => own.some((choice) => choice.value === value);
  return {
    choices: [...inOptionOrder(own, json.text('optionOrder'), seed), ...others],
    defaultValues: defaultsAmong([...own, ...others], json.raw('defaultValue')),
    otherName,
    toWire: (chosen, [text = '']) =>
      chosen.flatMap((value) => {
        if (otherName === null || value !== OTHER_VALUE) return [value];
        return text.trim() === '' ? [] : [text];
      }),
    fromWire(values) {
      const written = values.filter((value) => !isOwn(value));
      if (written.length > others.length) return null;
      const chosen = values.map((value) => (isOwn(value) ? value : OTHER_VALUE));
      const controls = new Map([[base.id, chosen]]);
      return otherName === null ? controls : controls.set(otherName, written);
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

function defaultsAmong(choices: readonly Choice[], raw: unknown): readonly string[] {
  const wanted: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  return choices.map(({ value }) => value).filter((value) => wanted.includes(value));
}
