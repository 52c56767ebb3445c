import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

import { StartFailure } from '../shared/start-failure.ts';
import { START_FAILURES } from '../shared/start-failures.ts';
import { lockFolder } from './folder-lock.ts';
import { createPglitePool } from './pglite-pool.ts';
import { placeOfDatabase } from './place-of-database.ts';
import { type DatabaseLimits, findLimits, limitTransactions } from './pooled-limits.ts';
import type { Database, Tables } from './tables.ts';
import { guardPool } from './transaction.ts';

/** PostgreSQL's type id of `bigint`, which drivers otherwise return as text. */
const BIGINT_OID = 20;
const POOL_SIZE = 10;
/** A PostgreSQL that takes longer counts as unreachable. */
const DATABASE_LIMITS: DatabaseLimits = { connectTimeoutMs: 5_000, statementTimeoutMs: 15_000 };

export type { DatabaseLimits } from './pooled-limits.ts';

/** Environment variable of a database URL. */
export type DatabaseVariable = 'DATABASE_URL' | 'DATABASE_READ_URL' | 'VISITS_DATABASE_URL';

/** Where the data is stored, and how to report errors outside of requests. */
export interface DatabaseOptions {
  /** `postgres://…`; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  /** The environment variable of `databaseUrl`. */
  readonly variable?: DatabaseVariable;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** Empties the embedded database before it is opened. */
  readonly reset: boolean;
  /** Default: `DATABASE_LIMITS`. */
  readonly limits?: DatabaseLimits | undefined;
  /** Called when an idle connection breaks. */
  readonly onLostConnection: (error: Error) => void;
}

/** How many connections of a pool are in use and idle, and how many requests wait for one. */
export interface PoolState {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** An open database and the way to close it. */
export interface OpenDatabase {
  readonly db: Database;
  /** Reads the pool of connections; absent for the embedded database. */
  readonly poolState?: () => PoolState;
  readonly close: () => Promise<void>;
}

/**
 * Opens the store's database: the PostgreSQL of `databaseUrl`, or the embedded one in its locked folder.
 * @param options where the data is stored
 * @returns the database, not yet migrated
 * @throws StartFailure when another process holds the folder, or the folder or the address is unusable
 * Source: docs/behaviour/reference-store.md §1.3, §1.4, §1.5
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, variable = 'DATABASE_URL', dataDir, reset } = options;
  if (databaseUrl === undefined) return openEmbedded(dataDir, reset);
  if (placeOfDatabase(databaseUrl) === undefined)
    throw new StartFailure(START_FAILURES.badDatabaseUrl(variable));
  return openPostgres(databaseUrl, options);
}

async function openEmbedded(dataDir: string, reset: boolean): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'pglite');
    if (reset) rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const database = await openPglite(folder);
    return toOpenDatabase(new PostgresDialect({ pool: guardPool(createPglitePool(database)) }), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPglite(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder, { parsers: { [BIGINT_OID]: Number }, extensions: { pg_trgm } });
  } catch (error) {
    // PGlite reports an unreadable folder with various errors, none of which has a code.
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(START_FAILURES.unusableFolder(folder, reason), { cause: error });
  }
}

async function openPostgres(
  connectionString: string,
  { limits = DATABASE_LIMITS, onLostConnection }: DatabaseOptions,
): Promise<OpenDatabase> {
  const connection = { connectionString, connectionTimeoutMillis: limits.connectTimeoutMs };
  const settings = {
    statement_timeout: limits.statementTimeoutMs,
    idle_in_transaction_session_timeout: limits.statementTimeoutMs,
  };
  const { isSettingTaken, hasLimits } = await findLimits(connection, settings);
  const pool = new pg.Pool({
    ...connection,
    ...(isSettingTaken && settings),
    ...(limits.answerTimeoutMs !== undefined && { query_timeout: limits.answerTimeoutMs }),
    max: POOL_SIZE,
    pipeline: !hasLimits,
    types: { getTypeParser },
  });
  pool.on('error', onLostConnection);
  // A connection that breaks between two statements emits its error on the client, not on the pool.
  pool.on('connect', (client) => client.on('error', onLostConnection));
  const limited = hasLimits ? pool : limitTransactions(pool, limits);
  return {
    ...toOpenDatabase(new PostgresDialect({ pool: guardPool(limited) }), () => undefined),
    poolState: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  // oxlint-disable-next-line typescript/no-unsafe-return -- pg's own signature returns `any`
  (oid as number) === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format);

function toOpenDatabase(dialect: PostgresDialect, unlock: () => void): OpenDatabase {
  const db = new Kysely<Tables>({ dialect });
  let closing: Promise<void> | undefined;
  return {
    db,
    close: () => (closing ??= db.destroy().finally(unlock)),
  };
}
