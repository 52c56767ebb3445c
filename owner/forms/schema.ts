import { FORM_FIELD_TYPES, type FormFieldType } from '../../core/enumerations/index.ts';
import { fieldsOf, isJsonObject, readText, type JsonObject } from '../../core/json/index.ts';

/** A field in the schema; keeps unknown properties. */
export interface FieldSchema extends JsonObject {
  readonly id: string;
  readonly type: string;
}

/** The schema of an edited form; keeps unknown properties. Source: docs/behaviour/form-editor.md §1.1 */
export interface FormSchema extends JsonObject {
  readonly id: string;
  readonly fields: readonly FieldSchema[];
}

/**
 * Reads a schema for editing. Fields without a unique id get one, so that none is lost.
 * @param json the schema, or anything else
 * @returns the schema; null for a value without `id` and `fields`
 * Source: docs/behaviour/form-editor.md §1.1
 */
export function readSchema(json: unknown): FormSchema | null {
  const schema = fieldsOf(json);
  const id = schema.trimmed('id');
  if (id === null || !isJsonObject(json) || !Array.isArray(json['fields'])) return null;
  const fields: FieldSchema[] = [];
  for (const field of schema.list('fields', readObject)) fields.push(identify(field, fields));
  return { ...json, id, fields };
}

/**
 * Returns the kind of a field.
 * @param field the field
 * @returns its kind; null for an unknown one
 */
export function kindOf({ type }: FieldSchema): FormFieldType | null {
  return FORM_FIELD_TYPES.find((known) => known === type) ?? null;
}

/**
 * Lists the ids of removed fields. Their answers are kept, and must not count as answers to other fields.
 * @param schema the form
 * Source: docs/behaviour/form-editor.md §2.4
 */
export function retiredIdsOf(schema: FormSchema): readonly string[] {
  return fieldsOf(schema).list('retiredIds', readText);
}

/**
 * Creates an unused id.
 * @param kind its prefix
 * @param fields the existing fields
 * @param retiredIds the ids of removed fields
 * @returns such as `email`, or `email-2`
 * Source: docs/behaviour/form-editor.md §2.1
 */
export function freeId(
  kind: string,
  fields: readonly FieldSchema[],
  retiredIds: readonly string[] = [],
): string {
  const isFree = (id: string) => fields.every((field) => field.id !== id) && !retiredIds.includes(id);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? kind : `${kind}-${number}`;
    if (isFree(id)) return id;
  }
}

function identify(json: JsonObject, before: readonly FieldSchema[]): FieldSchema {
  const own = fieldsOf(json);
  const type = own.trimmed('type') ?? '';
  const id = own.trimmed('id');
  const isTaken = id === null || before.some((field) => field.id === id);
  return { ...json, type, id: isTaken ? freeId(id ?? (type || 'field'), before) : id };
}

function readObject(value: unknown): JsonObject | undefined {
  return isJsonObject(value) ? value : undefined;
}
