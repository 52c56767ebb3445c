import type { ColumnType } from 'kysely';

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

/** The tables of locks. */
export interface LockTables {
  locks: LocksTable;
  lock_visits: LockVisitsTable;
}
