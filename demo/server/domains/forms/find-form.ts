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
 * @param sessionId who looks at it: decides the order of choices that stand in a random one
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

/** What is between the owner and the store. */
const OWNERS: readonly string[] = ['storage', 'retiredIds'];

function forVisitors(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !OWNERS.includes(name)));
}
