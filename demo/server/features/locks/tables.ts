import type { ColumnType, Kysely } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

/** A part of the site behind a password. */
interface LocksTable {
  /** Path prefix: `/` for the whole site. */
  path: string;
  password_hash: string;
  locked_at: ColumnType<Date, Date | undefined, Date>;
}

/** A lock that a browser has opened; only the hash of its token is kept. */
interface LockVisitsTable {
  token_hash: string;
  path: string;
  expires_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    locks: LocksTable;
    lock_visits: LockVisitsTable;
  }
}

/**
 * Creates the tables of locks: locked paths, and the browsers that have opened them.
 * @param db a database with the store's first tables
 */
export async function createLocks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('locks')
    .addColumn('path', 'text', key)
    .addColumn('password_hash', 'text', required)
    .addColumn('locked_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema
    .createTable('lock_visits')
    .addColumn('token_hash', 'text', required)
    .addColumn('path', 'text', (column) => column.notNull().references('locks.path').onDelete('cascade'))
    .addColumn('expires_at', 'timestamptz', required)
    .addPrimaryKeyConstraint('lock_visits_key', ['token_hash', 'path'])
    .execute();
}
