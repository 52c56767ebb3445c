import { type FormStorage, readSchema, storageOf } from '../../../../owner/forms/index.ts';

/**
 * Reads where the owner wants the submissions of a form.
 * @param schema the form, as it is stored
 * Source: docs/behaviour/form-editor.md §3.1
 */
export function storageIn(schema: unknown): FormStorage {
  const read = readSchema(schema);
  return read ? storageOf(read) : { emails: [], mailingListId: null, isMailChimpConnected: false };
}
