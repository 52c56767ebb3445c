import * as v from 'valibot';

/** Hears the path of a field that was not as promised. */
export type NoteField = (path: string) => void;

/** Reads fields of a JSON object one by one, so that a bad one spoils nothing but itself. */
export interface JsonFields {
  /**
   * Reads a field.
   * @param name the field's name
   * @param schema what was promised
   * @returns the value; null when it is absent, null, or not as promised, which is noted
   */
  read<Output>(name: string, schema: v.GenericSchema<unknown, Output>): Output | null;
  /**
   * Reads a text that may be left blank.
   * @param name the field's name
   * @returns the text without spaces around it; null when it is absent, blank, or no text, of which the last is noted
   */
  text(name: string): string | null;
  /**
   * Reads a yes or no.
   * @param name the field's name
   * @returns true only for true; what is neither true nor false is noted
   */
  flag(name: string): boolean;
  /**
   * Reads a whole number.
   * @param name the field's name
   * @returns 0 or more; null when it is absent, null, or no such number, which is noted
   */
  count(name: string): number | null;
  /** The field as it is; undefined when there is none of its own. */
  raw(name: string): unknown;
  /** The field's full path, for notes. */
  pathOf(name: string): string;
  /** Notes a field whose value is of no use. */
  note(name: string): void;
}

/**
 * Opens a JSON object for reading; only its own fields are seen.
 * @param json anything; what is no object has no fields
 * @param noteField hears of fields that are not as promised
 * @param path where the object stands in the document
 * @returns the reader
 * Source: design §5.3; threat table A "Server JSON"
 */
export function fieldsOf(json: unknown, noteField: NoteField, path = ''): JsonFields {
  return new ObjectFields(isJsonObject(json) ? json : NO_FIELDS, noteField, path);
}

const NO_FIELDS: Readonly<Record<string, unknown>> = {};

// A class, not closures: a page of products opens thousands of these.
class ObjectFields implements JsonFields {
  readonly #json: Readonly<Record<string, unknown>>;
  readonly #noteField: NoteField;
  readonly #path: string;

  constructor(json: Readonly<Record<string, unknown>>, noteField: NoteField, path: string) {
    this.#json = json;
    this.#noteField = noteField;
    this.#path = path;
  }

  read<Output>(name: string, schema: v.GenericSchema<unknown, Output>): Output | null {
    const value = this.#present(name);
    if (value === null) return null;
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    this.note(name);
    return null;
  }

  text(name: string): string | null {
    const value = this.#present(name);
    if (typeof value === 'string') return value.trim() || null;
    if (value !== null) this.note(name);
    return null;
  }

  flag(name: string): boolean {
    const value = this.#present(name);
    if (value !== null && typeof value !== 'boolean') this.note(name);
    return value === true;
  }

  count(name: string): number | null {
    const value = this.#present(name);
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
    if (value !== null) this.note(name);
    return null;
  }

  raw(name: string): unknown {
    return Object.hasOwn(this.#json, name) ? this.#json[name] : undefined;
  }

  pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }

  note(name: string): void {
    this.#noteField(this.pathOf(name));
  }

  #present(name: string): unknown {
    return this.raw(name) ?? null;
  }
}

/**
 * Tells whether a value is a JSON object.
 * @param value anything
 * @returns true for an object that is no array
 */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
