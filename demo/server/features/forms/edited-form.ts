import * as v from 'valibot';

import { parseForm } from '../../../../core/forms/index.ts';
import { isEmailAddress } from '../../../../core/text/index.ts';
import { readSchema, toEmails, withStorage } from '../../../../owner/forms/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findMailingLists } from '../mailing-lists/index.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { VERSION } from '../../platform/shared/version.ts';
import { storageIn } from './storage-in.ts';

/** A form as its editor loads and saves it. Source: docs/behaviour/owner-pages.md §5.1 */
export const EDITED_FORM = v.strictObject({
  id: v.string(MESSAGES.required),
  /** The version that was edited. */
  version: v.pipe(VERSION, v.minValue(1, MESSAGES.invalid)),
  /** As it was read; ignored. */
  mailingLists: v.optional(v.unknown()),
  schema: v.looseObject({
    id: v.string(MESSAGES.required),
    fields: v.array(v.unknown(), MESSAGES.badForm),
  }),
});

type EditedSchema = v.InferOutput<typeof EDITED_FORM>['schema'];

/** A form as its editor loads and saves it. */
export interface EditedForm {
  readonly id: string;
  /** Number of saves, from 1. */
  readonly version: number;
  readonly schema: unknown;
  /** The lists that the form can fill. Source: docs/behaviour/form-editor.md §5.1 */
  readonly mailingLists: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Reads a form for its editor.
 * @param db the store's database
 * @param id which form
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §5.1
 */
export async function findEditedForm(db: Database, id: string): Promise<EditedForm> {
  const row = await db.selectFrom('forms').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refusal(404, 'formNotConfigured');
  return {
    id,
    version: row.version,
    schema: JSON.parse(row.schema) as unknown,
    mailingLists: await findMailingLists(db),
  };
}

/**
 * Saves an edited form.
 * @param db the store's database
 * @param edited the form, and the version that was edited
 * @returns the form with its new version; undefined if another editor has saved it in the meantime
 * @throws Refusal 400 for a schema that pages cannot read completely, an invalid address and an unknown list, 404 for an unknown form
 * Source: docs/behaviour/owner-pages.md §5.2
 */
export async function saveEditedForm(
  db: Database,
  { id, version, schema: sent }: v.InferOutput<typeof EDITED_FORM>,
): Promise<EditedForm | undefined> {
  demandReadable(id, sent);
  const schema = withTidyEmails(sent);
  await demandKnownList(db, id, schema);
  const saved = await db
    .updateTable('forms')
    .set({ schema: JSON.stringify(schema), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (saved !== undefined)
    return { id, version: saved.version, schema, mailingLists: await findMailingLists(db) };
  await findEditedForm(db, id);
  return undefined;
}

/** Normalizes the addresses that are notified. Source: docs/behaviour/owner-pages.md §5.2 */
function withTidyEmails(schema: EditedSchema): EditedSchema {
  const read = readSchema(schema);
  const emails = toEmails(storageIn(schema).emails.join(','));
  if (!emails.every(isEmailAddress)) throw refusal(400, 'badEmail');
  return read ? { ...schema, storage: withStorage(read, { emails }) } : schema;
}

/** The list of the saved form may have been deleted since: other changes of the form can still be saved. */
async function demandKnownList(db: Database, id: string, schema: unknown): Promise<void> {
  const { mailingListId: listId } = storageIn(schema);
  // Compared here, because the database refuses an id with NUL.
  if (!listId || (await findMailingLists(db)).some((list) => list.id === listId)) return;
  const saved = (await findEditedForm(db, id)).schema;
  if (storageIn(saved).mailingListId !== listId) throw refusal(400, 'unknownList');
}

function demandReadable(id: string, schema: EditedSchema): void {
  const form = parseForm(schema, () => {
    throw refusal(400, 'badForm');
  });
  // The parser drops fields with a duplicate id or control name.
  const isWhole = form?.id === id && form.fields.length === schema.fields.length;
  if (!isWhole) throw refusal(400, 'badForm');
}
