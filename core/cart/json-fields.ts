import type { Cents } from './cart.ts';

/** Hears the name of a field that is not as promised. */
export type NoteField = (field: string) => void;

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

// The most that can be printed: 15 integer places, in a currency without fractions.
const MAX_CENTS = 999_999_999_999_999;

/**
 * Tells whether a value is a JSON object.
 * @param value anything
 * @returns true for an object that is no list
 */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a JSON object, by the type that was promised; none of them fails. */
export interface JsonFields {
  /**
   * Reads a field.
   * @param name the field
   * @param absent what stands for a field that is not there, or null
   * @param read the field's value; undefined for one that is not as promised, which is noted
   * @param wrong what stands for that
   */
  readonly field: <Value, Absent, Wrong>(
    name: string,
    read: (value: unknown) => Value | undefined,
    absent: Absent,
    wrong: Wrong,
  ) => Value | Absent | Wrong;
  readonly text: (name: string) => string;
  readonly flag: (name: string) => boolean;
  /** A whole number, 0 or more. */
  readonly count: (name: string) => number;
  /** The same; null where there is none. */
  readonly countOrNull: (name: string) => number | null;
  /** An amount, 0 or more; blank where it is none. */
  readonly cents: (name: string) => Cents;
  /** The same, for what may be written as less than nothing. */
  readonly signedCents: (name: string) => Cents;
  /** A list without the items that are not as promised. */
  readonly list: <Item>(name: string, read: (item: unknown) => Item | undefined) => readonly Item[];
}

/**
 * Opens a JSON object for reading: an absent field takes its default, a wrong one is noted and takes what says least.
 * @param json the object
 * @param note hears the name of each wrong field
 * @returns readers of its fields
 * Source: threats, row "Server JSON"
 */
export function openFields(json: JsonObject, note: NoteField): JsonFields {
  const field: JsonFields['field'] = (name, read, absent, wrong) => {
    const value = json[name];
    if (value === undefined || value === null) return absent;
    const good = read(value);
    if (good === undefined) note(name);
    return good === undefined ? wrong : good;
  };
  return {
    field,
    text: (name) => field(name, readText, '', ''),
    flag: (name) => field(name, (value) => (typeof value === 'boolean' ? value : undefined), false, false),
    count: (name) => field(name, readCount, 0, 0),
    countOrNull: (name) => field(name, readCount, null, null),
    cents: (name) => field(name, (value) => readInteger(value, 0, MAX_CENTS), 0, null),
    signedCents: (name) => field(name, (value) => readInteger(value, -MAX_CENTS, MAX_CENTS), 0, null),
    list: (name, read) => {
      const items = field(name, (value) => (Array.isArray(value) ? (value as unknown[]) : undefined), [], []);
      const good = items.map(read).filter((item) => item !== undefined);
      if (good.length < items.length) note(name);
      return good;
    },
  };
}

/**
 * Reads a text.
 * @param value anything
 * @returns the text, or undefined
 */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readCount(value: unknown): number | undefined {
  return readInteger(value, 0, Number.MAX_SAFE_INTEGER);
}

function readInteger(value: unknown, min: number, max: number): number | undefined {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max)
    return undefined;
  // Minus zero is zero.
  return value === 0 ? 0 : value;
}
