import type { Field, FieldBase, LineControl, ListControl, ReadControl } from '../field/field.ts';
import { readEvery, readText } from '../../json/index.ts';
import type { SplitWhole } from '../field/split-whole.ts';
import { isBlank } from '../../text/index.ts';

type PartControl = LineControl | ListControl;

/** A part of a composite field: its control without the name. */
export type Part = Omit<LineControl, 'name' | 'whole'> | Omit<ListControl, 'name' | 'whole'>;

/** Options of a text part; a required plain line by default. */
export type PartOptions = Partial<
  Pick<LineControl, 'type' | 'inputMode' | 'autocomplete' | 'isNeeded' | 'widthCharacters'>
>;

/**
 * Creates a part with a line of text.
 * @param label the visible label
 * @param options differences from plain text
 */
export function linePart(label: string, options: PartOptions = {}): Part {
  const { type = 'text', inputMode = 'text', autocomplete = 'on' } = options;
  const { isNeeded = true, widthCharacters = null } = options;
  const plain = { shape: 'line', defaultValues: [], placeholder: '', prefix: '', isMultiple: false } as const;
  return { ...plain, label, type, inputMode, autocomplete, isNeeded, widthCharacters };
}

/**
 * Creates a composite field with one control per part.
 * @param base the common properties of fields
 * @param keys the names of its parts, in the order of reading and sending
 * @param parts its parts, by their names in answers
 * @param split reads the parts in the text of one control for all of them
 * @param before fields of the sent value before the parts
 */
export function partsField<Key extends string>(
  base: FieldBase,
  keys: readonly Key[],
  parts: Readonly<Record<Key, Part>>,
  split: SplitWhole,
  before: readonly string[] = [],
): Field {
  const nameOf = (key: string) => `${base.id}.${key}`;
  const controls = keys.map((key): PartControl => ({
    ...parts[key],
    name: nameOf(key),
    whole: { name: base.id, partOf: (text) => split(text)[key] ?? '' },
  }));
  // What is preselected alone is no answer.
  const asked = controls.filter(({ defaultValues }) => defaultValues.length === 0);
  const valuesOf = (read: ReadControl) => {
    const isAnswered = asked.some(({ name }) => !isBlank(read(name)[0] ?? ''));
    return controls.map(({ name }) => (isAnswered ? (read(name)[0] ?? '') : ''));
  };
  return {
    ...base,
    controls,
    titling: 'legend',
    isUnderlined: false,
    maxLength: null,
    gather: (read) => [...before, ...valuesOf(read)],
    spread(value) {
      const texts = readEvery(value, readText);
      if (texts?.length !== before.length + keys.length) return null;
      const own = texts.slice(before.length);
      if (own.every(isBlank))
        return new Map(controls.map(({ name, defaultValues }) => [name, defaultValues]));
      return new Map(controls.map(({ name }, index) => [name, [own[index] ?? '']]));
    },
    answer(read) {
      const values = valuesOf(read);
      return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']));
    },
  };
}
