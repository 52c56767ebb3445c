import type { Field, FieldBase, LineControl, ListControl, ReadControl } from '../field/field.ts';
import { readEvery, readText } from '../../json/index.ts';

type PartControl = LineControl | ListControl;

/** A part of a field that consists of several: its name in answers, and its control but for the name. */
export interface Part {
  readonly key: string;
  readonly control: Omit<LineControl, 'name'> | Omit<ListControl, 'name'>;
}

/** What a part of text may say of itself; a plain line of text that must be filled in by default. */
export type PartOptions = Partial<
  Pick<LineControl, 'type' | 'inputMode' | 'autocomplete' | 'isNeeded' | 'widthCharacters'>
>;

/**
 * Describes a part that is a line of text.
 * @param key its name in answers
 * @param label what a visitor reads beside it
 * @param options how it differs from plain text
 */
export function linePart(key: string, label: string, options: PartOptions = {}): Part {
  const { type = 'text', inputMode = 'text', autocomplete = 'on' } = options;
  const { isNeeded = true, widthCharacters = null } = options;
  const plain = { shape: 'line', defaultValues: [], placeholder: '', prefix: '' } as const;
  return {
    key,
    control: { ...plain, label, type, inputMode, autocomplete, isNeeded, widthCharacters },
  };
}

/**
 * Makes a field that consists of several parts, each with a control of its own.
 * @param base what every field has
 * @param parts its parts, in reading order
 * @param before what the value on the wire begins with, before the parts
 */
export function partsField(base: FieldBase, parts: readonly Part[], before: readonly string[] = []): Field {
  const nameOf = (key: string) => `${base.id}.${key}`;
  const controls = parts.map(({ key, control }): PartControl => ({ ...control, name: nameOf(key) }));
  const valuesOf = (read: ReadControl) => controls.map(({ name }) => read(name)[0] ?? '');
  return {
    ...base,
    controls,
    titling: 'legend',
    isUnderlined: false,
    maxLength: null,
    gather: (read) => [...before, ...valuesOf(read)],
    spread(value) {
      const texts = readEvery(value, readText);
      if (texts?.length !== before.length + parts.length) return null;
      const own = texts.slice(before.length);
      return new Map(controls.map(({ name }, index) => [name, [own[index] ?? '']]));
    },
    answer(read) {
      const values = valuesOf(read);
      return Object.fromEntries(parts.map(({ key }, index) => [key, values[index] ?? '']));
    },
  };
}
