import type { Kysely } from 'kysely';

import { key, required } from '../../platform/database/columns.ts';

/**
 * Creates the table of header and footer.
 * @param db a database with the store's first tables
 */
export async function createSiteFrame(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_frame')
    .addColumn('place', 'text', key)
    .addColumn('markup', 'text', required)
    .addColumn('safe_markup', 'text', required)
    .execute();
}
