import pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

import { COUNT_TIMEOUT_MS, type CounterStore, openShared } from './counter-store.ts';
import { hashCounted } from './hash-counted.ts';

const POOL_SIZE = 3;

/** What shared counters are built from. */
export interface SharedCounterParts {
  /** `postgres://…` or `redis://…` of the store. */
  readonly url: string;
  /** The store's secret. */
  readonly secret: string;
  /** Called for each request that only this process has counted, because the store did not answer. */
  readonly onOwnCount: () => void;
}

/**
 * Counts in a table of the store's PostgreSQL, through a few connections besides those of pages.
 * @param parts the database, already migrated
 * @returns the store
 */
export function postgresCounters({ url, secret, onOwnCount }: SharedCounterParts): CounterStore {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: COUNT_TIMEOUT_MS,
    // Not PostgreSQL's own time limit, which poolers do not accept.
    query_timeout: COUNT_TIMEOUT_MS,
  });
  // The pool replaces an idle connection that was closed; a failed count is noticed when it is made.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const storeClient = {
    // Without the name of a prepared statement, which a pooler would lose between two transactions.
    query: ({ text, values }: { readonly text: string; readonly values: unknown[] }) =>
      pool.query(text, values),
  };
  return {
    open: (name, window) =>
      openShared(
        name,
        window,
        (options) =>
          new RateLimiterPostgres({
            ...options,
            storeClient,
            storeType: 'client',
            tableName: 'request_counts',
            tableCreated: true,
            // `keepSwept` deletes expired rows.
            clearExpiredByTimeout: false,
          }),
        onOwnCount,
      ),
    toKey: (counted) => hashCounted(secret, counted),
    close: () => pool.end(),
  };
}
