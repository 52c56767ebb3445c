import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';

type Command = PostgresQueryResult<unknown>['command'];

/**
 * Wraps PGlite as a `pg` pool with a single connection: other callers wait, so that a transaction is never interleaved
 * with another request's statements.
 * @param database an open PGlite
 * @returns a pool for Kysely's PostgreSQL dialect; ending it closes the database
 */
export function createPglitePool(database: PGlite): PostgresPool {
  let turn: Promise<void> = Promise.resolve();
  return {
    async connect() {
      const before = turn;
      let release = (): void => undefined;
      turn = new Promise((resolve) => (release = resolve));
      await before;
      // PGlite answers without a turn of the event loop. Without this turn, many orders would block the process, which would
      // then close connections as idle.
      await nextTurn();
      return createClient(database, release);
    },
    async end() {
      await turn;
      await database.close();
    },
  };
}

function createClient(database: PGlite, release: () => void): PostgresPoolClient {
  const query = async (
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<unknown>> => {
    const { rows, affectedRows } = await database.query(sql, [...parameters]);
    return { command: commandOf(sql), rowCount: affectedRows ?? rows.length, rows };
  };
  // Kysely's type also has a cursor overload, used only by `stream()`, which this server never calls.
  return { query: query as PostgresPoolClient['query'], release };
}

function commandOf(sql: string): Command {
  const word = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase();
  return word === 'INSERT' || word === 'UPDATE' || word === 'DELETE' || word === 'MERGE' ? word : 'SELECT';
}
