import type { Kysely } from 'kysely';

import { key, required } from '../../platform/database/columns.ts';

/**
 * Creates the table of the site's navigation.
 * @param db a database with the store's first tables
 */
export async function createNavigation(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('navigations')
    .addColumn('field_name', 'text', key)
    .addColumn('items', 'text', required)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
