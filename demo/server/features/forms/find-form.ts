import { parseForm, type Form } from '../../../../core/forms/index.ts';
import type { JsonObject } from '../../../../core/json/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';

/** A form of the site. */
export interface SiteForm extends Form {
  /** The schema for rendering, without the destination of submissions. */
  readonly schema: unknown;
}

/**
 * Finds a form.
 * @param db the store's database, or an open transaction
 * @param id which form
 * @param sessionId seeds the random order of choices
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/forms.md §2.3, §6.1
 */
export async function findForm(db: Database, id: string, sessionId = ''): Promise<SiteForm> {
  const row = await db.selectFrom('forms').select('schema').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refusal(404, 'formNotConfigured');
  const schema = forVisitors(JSON.parse(row.schema) as JsonObject);
  const failed = (error: unknown) => {
    throw error;
  };
  const form = parseForm(schema, failed, sessionId);
  if (form === null) throw refusal(404, 'formNotConfigured');
  return { ...form, schema };
}

/** Settings that visitors must not see. */
const OWNERS: readonly string[] = ['storage', 'retiredIds'];

function forVisitors(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !OWNERS.includes(name)));
}
