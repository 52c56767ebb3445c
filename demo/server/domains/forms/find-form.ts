import { parseForm, type Form } from '../../../../core/forms/index.ts';
import type { JsonObject } from '../../../../core/json/index.ts';
import type { Database } from '../../database/tables.ts';
import { refusal } from '../../shared/refusal.ts';

/** A form of the site. */
export interface SiteForm extends Form {
  /** What the editor has written, for those who draw it: not where submissions go. */
  readonly schema: unknown;
}

/**
 * Finds a form.
 * @param db the store's database, or an open transaction
 * @param id which form
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/forms.md §6.1
 */
export async function findForm(db: Database, id: string): Promise<SiteForm> {
  const row = await db.selectFrom('forms').select('schema').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refusal(404, 'formNotConfigured');
  const schema = withoutStorage(JSON.parse(row.schema) as JsonObject);
  const form = parseForm(schema, (error) => {
    throw error;
  });
  if (form === null) throw refusal(404, 'formNotConfigured');
  return { ...form, schema };
}

function withoutStorage(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== 'storage'));
}
