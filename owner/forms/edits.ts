import type { FormFieldType } from '../../core/enumerations/index.ts';
import type { JsonObject } from '../../core/json/index.ts';
import { freeId, retiredIdsOf, type FieldSchema, type FormSchema } from './schema.ts';

/**
 * Appends a field.
 * @param schema the form
 * @param kind the kind of field
 * @param title the visible title
 * @param more further properties of the field
 * @returns the form with the field, whose id was never used before
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
 * @param id of the field
 * @param index the new position, from 0; clamped to the list
 * Source: docs/behaviour/form-editor.md §2.3
 */
export function moveField(schema: FormSchema, id: string, index: number): FormSchema {
  const field = schema.fields.find((one) => one.id === id);
  return field ? putField(removeField(schema, id), field, index) : schema;
}

/**
 * Changes properties of a field; keeps its id and kind.
 * @param schema the form
 * @param id of the field
 * @param changes property → value; undefined removes a property
 * Source: docs/behaviour/form-editor.md §2.2
 */
export function editField(schema: FormSchema, id: string, changes: JsonObject): FormSchema {
  const fields = schema.fields.map((field) =>
    field.id === id ? { ...merge(field, changes), id, type: field.type } : field,
  );
  return { ...schema, fields };
}

/**
 * Changes properties of the form besides its fields.
 * @param schema the form
 * @param changes property → value; undefined removes a property
 * Source: docs/behaviour/form-editor.md §3
 */
export function editForm({ id, fields, ...rest }: FormSchema, changes: JsonObject): FormSchema {
  return { ...merge(rest, changes), id, fields };
}

/**
 * Removes a field.
 * @param schema the form
 * @param id of the field
 * Source: docs/behaviour/form-editor.md §2.4
 */
export function removeField(schema: FormSchema, id: string): FormSchema {
  return { ...schema, fields: schema.fields.filter((field) => field.id !== id) };
}

/**
 * Reserves the id of a removed field, or releases it again.
 * @param schema the form
 * @param id of the field
 * @param isRetired whether to reserve the id
 * Source: docs/behaviour/form-editor.md §2.4
 */
export function retireId(schema: FormSchema, id: string, isRetired: boolean): FormSchema {
  const others = retiredIdsOf(schema).filter((one) => one !== id);
  const retiredIds = isRetired ? [...others, id] : others;
  return editForm(schema, { retiredIds: retiredIds.length > 0 ? retiredIds : undefined });
}

/**
 * Restores a removed field, with its own id unless another field has that now.
 * @param schema the form
 * @param field the field
 * @param index the new position, from 0; clamped to the list
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
