import { type Kysely, sql } from 'kysely';

import type { Database } from '../database/tables.ts';

/** How often something was counted in its current window. */
interface RequestCountsTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number;
}

declare module '../database/tables.ts' {
  interface Tables {
    request_counts: RequestCountsTable;
  }
}

/**
 * Creates the table of counted requests. It is not logged: a count need not survive a crash, and must not wait for the disk.
 * @param db a database without it
 */
export async function createRequestCounts(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table request_counts (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`.execute(db);
  await db.schema.createIndex('request_counts_expire').on('request_counts').column('expire').execute();
}

/**
 * Deletes counts whose window has ended.
 * @param db the store's database
 * @param nowMs the time now, in milliseconds since 1970
 */
export async function sweepCounts(db: Database, nowMs: number): Promise<void> {
  await db.deleteFrom('request_counts').where('expire', '<', nowMs).execute();
}
