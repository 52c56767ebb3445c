import type { FormFieldType } from '../enumerations/index.ts';
import type { JsonObject } from '../json/index.ts';
import { freeId, retiredIdsOf, type FieldSchema, type FormSchema } from './schema.ts';

/**
 * Adds a field at the end.
 * @param schema the form
 * @param kind the kind of field
 * @param title what a visitor reads above it
 * @param more what else the new field says
 * @returns the form with the field, whose id no other field has or had
 * Source: docs/behaviour/form-editor.md §2.1
 */
export function addField(
  schema: FormSchema,
  kind: FormFieldType,
  title: string,
  more: JsonObject = {},
): FormSchema {
  const field = { ...more, id: freeId(kind, schema.fields, retiredIdsOf(schema)), type: kind, title };
  return { ...schema, fields: [...schema.fields, field] };
}

/**
 * Moves a field.
 * @param schema the form
 * @param id which field
 * @param index where it is to stand, from 0; beyond an end means at that end
 * Source: docs/behaviour/form-editor.md §2.3
 */
export function moveField(schema: FormSchema, id: string, index: number): FormSchema {
  const field = schema.fields.find((one) => one.id === id);
  return field ? putField(removeField(schema, id), field, index) : schema;
}

/**
 * Changes what a field says; its id and kind stay.
 * @param schema the form
 * @param id which field
 * @param changes property → value; undefined takes a property away
 * Source: docs/behaviour/form-editor.md §2.2
 */
export function editField(schema: FormSchema, id: string, changes: JsonObject): FormSchema {
  const fields = schema.fields.map((field) =>
    field.id === id ? { ...merge(field, changes), id, type: field.type } : field,
  );
  return { ...schema, fields };
}

/**
 * Changes what the form says beside its fields.
 * @param schema the form
 * @param changes property → value; undefined takes a property away
 * Source: docs/behaviour/form-editor.md §3
 */
export function editForm({ id, fields, ...rest }: FormSchema, changes: JsonObject): FormSchema {
  return { ...merge(rest, changes), id, fields };
}

/**
 * Takes a field out.
 * @param schema the form
 * @param id which field
 * Source: docs/behaviour/form-editor.md §2.4
 */
export function removeField(schema: FormSchema, id: string): FormSchema {
  return { ...schema, fields: schema.fields.filter((field) => field.id !== id) };
}

/**
 * Notes that no new field may get the id of one that was taken out, or that it may again.
 * @param schema the form
 * @param id which field
 * @param isRetired whether the field has been taken out
 * Source: docs/behaviour/form-editor.md §2.4
 */
export function retireId(schema: FormSchema, id: string, isRetired: boolean): FormSchema {
  const others = retiredIdsOf(schema).filter((one) => one !== id);
  const retiredIds = isRetired ? [...others, id] : others;
  return editForm(schema, { retiredIds: retiredIds.length > 0 ? retiredIds : undefined });
}

/**
 * Puts a field back that was taken out, under its own id unless another field has that by now.
 * @param schema the form
 * @param field the field
 * @param index where it is to stand, from 0; beyond an end means at that end
 * Source: docs/behaviour/form-editor.md §2.4
 */
export function putField(schema: FormSchema, field: FieldSchema, index: number): FormSchema {
  const own = { ...field, id: freeId(field.id, schema.fields) };
  return { ...schema, fields: schema.fields.toSpliced(Math.max(0, index), 0, own) };
}

function merge<Base extends JsonObject>(base: Base, changes: JsonObject): Base {
  const entries = Object.entries({ ...base, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Base;
}
