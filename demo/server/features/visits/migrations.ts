import type { Kysely } from 'kysely';

import { required, writtenNow } from '../../platform/database/columns.ts';

/**
 * Creates the table of analytics events. The browser makes its key and no row depends on another, so that it can be sharded.
 * @param db a database with the store's first tables
 */
export async function createVisits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('analytics_events')
    .addColumn('tracker', 'text', required)
    .addColumn('event_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('visitor', 'text', required)
    .addColumn('page_path', 'text', required)
    .addColumn('data', 'text', required)
    .addColumn('occurred_at', 'bigint', required)
    .addColumn('received_at', 'timestamptz', writtenNow)
    .addPrimaryKeyConstraint('analytics_events_key', ['tracker', 'event_id'])
    .execute();
  await db.schema
    .createIndex('analytics_events_by_time')
    .on('analytics_events')
    .columns(['occurred_at', 'name'])
    .execute();
}
