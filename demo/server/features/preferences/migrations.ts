import type { Kysely } from 'kysely';

import { key, required } from '../../platform/database/columns.ts';

/**
 * Creates the table of commerce preferences.
 * @param db a database with the store's first tables
 */
export async function createPreferences(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('commerce_preferences')
    .addColumn('namespace', 'text', key)
    .addColumn('preferences', 'jsonb', required)
    .execute();
}
