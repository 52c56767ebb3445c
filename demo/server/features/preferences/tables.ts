import type { ColumnType, Kysely } from 'kysely';

import { key, required } from '../../platform/database/columns.ts';

/** Commerce preferences, by namespace. */
interface CommercePreferencesTable {
  namespace: string;
  /** A JSON text when it is written. */
  preferences: ColumnType<unknown, string, string>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    commerce_preferences: CommercePreferencesTable;
  }
}

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
