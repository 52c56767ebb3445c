import type { Kysely } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

/**
 * Creates the table of page performance. As with visits, no row depends on another.
 * @param db a database with the store's first tables
 */
export async function createPerformance(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('performance_records')
    .addColumn('metric_id', 'text', key)
    .addColumn('page_load_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('value', 'double precision', required)
    .addColumn('rating', 'text', required)
    .addColumn('page_path', 'text', required)
    .addColumn('navigation_type', 'text', required)
    .addColumn('element', 'text', required)
    .addColumn('occurred_at', 'bigint', required)
    .addColumn('received_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema
    .createIndex('performance_records_by_time')
    .on('performance_records')
    .columns(['occurred_at', 'page_path', 'name'])
    .execute();
}
