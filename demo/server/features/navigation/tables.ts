import type { Generated, Kysely } from 'kysely';

import { key, required } from '../../platform/database/columns.ts';

/** A navigation of the site, by the field of the layout that holds it; `items` is JSON text, `version` counts how often it was saved. */
interface NavigationsTable {
  field_name: string;
  items: string;
  version: Generated<number>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    navigations: NavigationsTable;
  }
}

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
