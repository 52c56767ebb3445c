import type { ColumnType, Generated, Kysely } from 'kysely';

import { required, writtenNow } from '../../platform/database/columns.ts';

/** An analytics event; `data` is JSON text. */
export interface AnalyticsEventsTable {
  /** The tracker that sent it: `older`, `newer` or `census`. */
  tracker: string;
  event_id: string;
  name: string;
  visitor: string;
  page_path: string;
  data: string;
  /** The visitor's cart if the event names it; otherwise ''. */
  cart_id: Generated<string>;
  /** Milliseconds since 1970, by the visitor's clock. */
  occurred_at: number;
  received_at: ColumnType<Date, Date | undefined, Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    analytics_events: AnalyticsEventsTable;
  }
}

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

/**
 * Adds the cart to events and indexes their steps, to follow a visit from step to step and to its order.
 * @param db a database with visits
 */
export async function linkVisits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('analytics_events')
    .addColumn('cart_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('analytics_events_by_step')
    .on('analytics_events')
    .columns(['tracker', 'name', 'occurred_at'])
    .execute();
}
