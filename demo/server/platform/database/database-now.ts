import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Reads the clock of the database, which all processes share: that of one process may be wrong.
 * @param db any database
 * @returns milliseconds since 1970
 */
export async function databaseNow(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ readonly nowMs: number }>`
    select floor(extract(epoch from now()) * 1000)::bigint as "nowMs"`.execute(db);
  return (rows as [{ readonly nowMs: number }])[0].nowMs;
}
