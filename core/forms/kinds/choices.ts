import { fieldsOf, type JsonFields } from '../../json/index.ts';
import type { Choice, FieldBase } from '../field/field.ts';
import { FORM_WORDS } from '../../words/index.ts';
import { isBlank } from '../../text/index.ts';
import { inOptionOrder } from './option-order.ts';

/** The value of the "other" choice; the text beside it is sent instead. Source: docs/behaviour/forms.md §3.4 */
export const OTHER_VALUE = '__other';

/** The choices of a field, and the conversion between control values and sent values. */
export interface ChoiceReader {
  /** In display order; "other" is last. */
  readonly choices: readonly Choice[];
  /** Initially selected choices, in the owner's order. */
  readonly defaultValues: readonly string[];
  readonly otherName: string | null;
  /** Replaces "other" by the text beside it. */
  readonly toWire: (chosen: readonly string[], other: readonly string[]) => readonly string[];
  /** Converts sent values back to control values; null if one of them is no choice. */
  readonly fromWire: (values: readonly string[]) => ReadonlyMap<string, readonly string[]> | null;
}

/**
 * Reads the choices of a field.
 * @param base the common properties of fields
 * @param json the schema of the field
 * @param seed determines a random order
 * @returns the choices, without those that have no text
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
        return isBlank(text) ? [] : [text];
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
  if (typeof json === 'string') return isBlank(json) ? undefined : { value: json, label: json };
  const fields = fieldsOf(json);
  const value = fields.text('value');
  if (value === null || value === '') return undefined;
  return { value, label: fields.trimmed('label') ?? value };
}

function defaultsAmong(choices: readonly Choice[], raw: unknown): readonly string[] {
  const wanted: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  return choices.map(({ value }) => value).filter((value) => wanted.includes(value));
}
