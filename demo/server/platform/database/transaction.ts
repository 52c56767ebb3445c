import type { PostgresPool } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';

import { assert } from '../../../../core/errors/index.ts';
import type { Database, StoreTransaction } from './tables.ts';

const MAX_ATTEMPTS = 4;
/** PostgreSQL's codes for failures to retry: serialization failure, deadlock. */
const RETRY_CODES: readonly unknown[] = ['40001', '40P01'];

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * Runs work in one transaction; deadlocks and serialization failures are retried, everything else is thrown.
 * @param db the store's database
 * @param work uses only the transaction that it is passed; may run more than once
 * @returns the result of the work, after the commit
 * @throws whatever the work throws, after the rollback
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: StoreTransaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db
        .transaction()
        .execute((transaction) => insideTransaction.run(true, () => work(transaction)));
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !wantsRetry(error)) throw error;
    }
  }
}

/**
 * Reads several things from one snapshot of the database.
 * @param db the store's database
 * @param work reads through the transaction that it is passed
 * @returns the result of the work
 */
export async function inSnapshot<Result>(
  db: Database,
  work: (transaction: StoreTransaction) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => insideTransaction.run(true, () => work(transaction)));
}

/**
 * Refuses a second connection to work that already holds one: with the embedded database's single connection
 * it would wait for itself for ever, and with a pool this would happen under load.
 * @param pool the pool that Kysely draws from
 * @returns the same pool, guarded
 */
export function guardPool(pool: PostgresPool): PostgresPool {
  return {
    connect: async () => {
      assert(
        insideTransaction.getStore() === undefined,
        'database',
        'work inside a transaction to use the transaction it was passed',
        'the database itself',
      );
      return pool.connect();
    },
    end: () => pool.end(),
  };
}

function wantsRetry(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRY_CODES.includes(error.code);
}
