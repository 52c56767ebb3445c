import { FORM_FIELD_TYPES, type FormFieldType } from '../enumerations/index.ts';
import { fieldsOf, isJsonObject, readText, type JsonObject } from '../json/index.ts';

/** A field as the schema has it: whatever else the schema says of it is kept. */
export interface FieldSchema extends JsonObject {
  readonly id: string;
  readonly type: string;
}

/** The schema of a form that is being edited: whatever else it says is kept. Source: docs/behaviour/form-editor.md §1.1 */
export interface FormSchema extends JsonObject {
  readonly id: string;
  readonly fields: readonly FieldSchema[];
}

/**
 * Reads a schema for editing. What cannot be identified gets an id of its own, so that nothing of the owner's is lost.
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
 * Tells the kind of a field.
 * @param field the field
 * @returns its kind; null for one that we do not know
 */
export function kindOf({ type }: FieldSchema): FormFieldType | null {
  return FORM_FIELD_TYPES.find((known) => known === type) ?? null;
}

/**
 * Lists the ids of fields that were taken out: what was answered to them is kept, and must not pass for answers to others.
 * @param schema the form
 * Source: docs/behaviour/form-editor.md §2.4
 */
export function retiredIdsOf(schema: FormSchema): readonly string[] {
  return fieldsOf(schema).list('retiredIds', readText);
}

/**
 * Makes an id that no field has.
 * @param kind what it begins with
 * @param fields the fields there are
 * @param retiredIds those of fields that were there
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
