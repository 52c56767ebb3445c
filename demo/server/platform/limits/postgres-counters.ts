import pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

import { hashCounted } from './hash-counted.ts';
import { type CounterStore, sharedOptionsOf } from './counter-store.ts';

/** Requests must not wait for being counted. */
const TIMEOUT_MS = 1_000;
const POOL_SIZE = 3;

/** What the counters of a PostgreSQL are built from. */
export interface SharedCounterParts {
  /** `postgres://…` or `redis://…` of the store. */
  readonly url: string;
  /** The store's secret. */
  readonly secret: string;
  /** Called when the store does not answer. */
  readonly onFailure: (error: Error) => void;
}

/**
 * Counts in a table of the store's PostgreSQL. Its own few connections do not wait behind the statements of pages.
 * @param parts the database, already migrated
 * @returns the store
 */
export function postgresCounters({ url, secret, onFailure }: SharedCounterParts): CounterStore {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: TIMEOUT_MS,
    // Not PostgreSQL's own time limit, which poolers do not accept.
    query_timeout: TIMEOUT_MS,
  });
  pool.on('error', onFailure);
  pool.on('connect', (client) => client.on('error', onFailure));
  const storeClient = {
    // Without the name of a prepared statement, which a pooler would lose between two transactions.
    async query({ text, values }: { readonly text: string; readonly values: unknown[] }) {
      try {
        return await pool.query(text, values);
      } catch (error) {
        onFailure(error as Error);
        throw error;
      }
    },
  };
  return {
    open: (name, window) =>
      new RateLimiterPostgres({
        ...sharedOptionsOf(name, window),
        storeClient,
        storeType: 'client',
        tableName: 'request_counts',
        tableCreated: true,
        // `keepSwept` deletes expired rows.
        clearExpiredByTimeout: false,
      }),
    toKey: (counted) => hashCounted(secret, counted),
    close: () => pool.end(),
  };
}
