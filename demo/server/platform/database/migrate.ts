import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type Migration,
  Migrator,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely';

import { StartFailure } from '../shared/start-failure.ts';
import { START_FAILURES } from '../shared/start-failures.ts';
import type { Database, StoreTransaction } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** Kysely's own number for it, so that a store of an older version waits, too. */
const LOCK_ID = '3853314791062309107';

/**
 * Brings a schema up to date in one transaction; several processes may do so at the same time. Kysely's lock belongs to a
 * session, which behind a pooler is another one for each transaction: it would never be released.
 * @param db the database
 * @param migrations name → migration
 * @throws StartFailure if a newer store has migrated it; whatever a migration throws, after the rollback
 * Source: docs/behaviour/reference-store.md §1.5, §1.6
 */
export async function migrate(db: Database, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    // Neither the wait for another store's migrations nor a long one is cut off.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(BigInt(LOCK_ID))})`.execute(transaction);
    const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
    const migrator = new Migrator({ db: within(transaction), provider, disableTransactions: true });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw toFailure(error);
  });
}

/** Kysely refuses a database that has run a migration which this store does not know. */
function toFailure(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('a migration failed', { cause: error });
  const [, unknown] = /previously executed migration (\S+) is missing/.exec(error.message) ?? [];
  return unknown === undefined ? error : new StartFailure(START_FAILURES.newerDatabase(unknown));
}

/** The migrator demands a database, not a transaction. */
function within(transaction: StoreTransaction): Kysely<unknown> {
  return new Kysely<unknown>({
    dialect: {
      createAdapter: () => new UnlockedAdapter(),
      createDriver: () => createDriver(transaction),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

class UnlockedAdapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

function createDriver(transaction: StoreTransaction): Driver {
  const nothing = (): Promise<void> => Promise.resolve();
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery) =>
      (await transaction.executeQuery(query)) as QueryResult<Row>,
    streamQuery: () => {
      throw new Error('migrations read no streams');
    },
  };
  return {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
}
