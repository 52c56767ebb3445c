import { isJsonObject, type JsonObject } from './json-object.ts';
import { ownValue } from './own-value.ts';
import { readArray, readCount, readFlag, readText, type ReadValue } from './read-value.ts';

/** Called with the path of an invalid field. */
export type NoteField = (path: string) => void;

/**
 * Reads fields of a JSON object one by one, so that an invalid one affects nothing else.
 * Source: docs/behaviour/network.md §5
 */
export interface JsonFields {
  /** The raw value; undefined if the object has no such field of its own. */
  raw(name: string): unknown;
  /** Whether the field is there and not null. */
  has(name: string): boolean;
  /**
   * Reads a field.
   * @param name the field's name
   * @param read reads its value
   * @returns the value; null if it is absent, null or invalid (`noteField` receives invalid ones)
   */
  read<Value>(name: string, read: ReadValue<Value>): Value | null;
  /** Reads a string, exactly as written. */
  text(name: string): string | null;
  /** Reads a trimmed string; null also if it is blank. */
  trimmed(name: string): string | null;
  /** Reads a boolean; true only for `true`. */
  flag(name: string): boolean;
  /** Reads a whole number, 0 or more. */
  count(name: string): number | null;
  /** Reads a list without its invalid items; empty if there is none. */
  list<Item>(name: string, read: ReadValue<Item>): readonly Item[];
  /** Opens a nested object; any other value has no fields. */
  within(name: string): JsonFields;
  /** Opens the objects of a list; other items are noted by index. */
  objects(name: string): readonly JsonFields[];
  /** Notes a field with an invalid value. */
  note(name: string): void;
}

/**
 * Opens a JSON object for reading; only its own fields are read.
 * @param json anything; a value that is not an object has no fields
 * @param noteField called with the path of each invalid field; optional
 * @param path path of the object in the document
 * Source: docs/behaviour/network.md §5.1
 */
export function fieldsOf(json: unknown, noteField: NoteField = () => undefined, path = ''): JsonFields {
  return new ObjectFields(isJsonObject(json) ? json : NO_FIELDS, noteField, path);
}

const NO_FIELDS: JsonObject = {};

// A class, not closures: a page of products creates thousands of these.
class ObjectFields implements JsonFields {
  readonly #json: JsonObject;
  readonly #noteField: NoteField;
  readonly #path: string;

  constructor(json: JsonObject, noteField: NoteField, path: string) {
    this.#json = json;
    this.#noteField = noteField;
    this.#path = path;
  }

  raw(name: string): unknown {
    return ownValue(this.#json, name);
  }

  has(name: string): boolean {
    return (this.raw(name) ?? null) !== null;
  }

  read<Value>(name: string, read: ReadValue<Value>): Value | null {
    const value = this.raw(name) ?? null;
    if (value === null) return null;
    const good = read(value);
    if (good === undefined) this.note(name);
    return good ?? null;
  }

  text(name: string): string | null {
    return this.read(name, readText);
  }

  trimmed(name: string): string | null {
    return this.text(name)?.trim() || null;
  }

  flag(name: string): boolean {
    return this.read(name, readFlag) ?? false;
  }

  count(name: string): number | null {
    return this.read(name, readCount);
  }

  list<Item>(name: string, read: ReadValue<Item>): readonly Item[] {
    const items = this.read(name, readArray) ?? [];
    const good = items.map(read).filter((item) => item !== undefined);
    if (good.length < items.length) this.note(name);
    return good;
  }

  within(name: string): JsonFields {
    return this.#open(this.raw(name), name);
  }

  objects(name: string): readonly JsonFields[] {
    const items = this.read(name, readArray) ?? [];
    return items.flatMap((item, index) => {
      const place = `${name}[${index}]`;
      if (isJsonObject(item)) return [this.#open(item, place)];
      this.note(place);
      return [];
    });
  }

  note(name: string): void {
    this.#noteField(this.#pathOf(name));
  }

  #open(json: unknown, place: string): JsonFields {
    return fieldsOf(json, this.#noteField, this.#pathOf(place));
  }

  #pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }
}
