import type { Kysely } from 'kysely';

import { key } from '../../platform/database/columns.ts';

/**
 * Creates the table of the languages that the owner has turned on besides the site's own.
 * @param db a database with the store's first tables
 */
export async function createLanguages(db: Kysely<unknown>): Promise<void> {
  await db.schema.createTable('site_languages').addColumn('language', 'text', key).execute();
}
