import { type Kysely, sql } from 'kysely';

import { pagesTable, required } from '../../platform/database/columns.ts';

/** An event; both ends are epoch milliseconds, `details` is JSON text. */
export interface EventsTable {
  id: string;
  slug: string;
  starts_at: number;
  ends_at: number;
  details: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    events: EventsTable;
  }
}

/**
 * Creates the tables of events.
 * @param db a database with the store's first tables
 */
export async function createEvents(db: Kysely<unknown>): Promise<void> {
  await pagesTable(db, 'events')
    .addColumn('starts_at', 'bigint', required)
    .addColumn('ends_at', 'bigint', (column) => column.notNull().check(sql`ends_at >= starts_at`))
    .execute();
  await db.schema.createIndex('events_start').on('events').column('starts_at').execute();
}
