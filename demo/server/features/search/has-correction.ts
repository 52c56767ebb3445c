import { sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';

const known = new WeakMap<Database, Promise<boolean>>();

/**
 * Checks whether the database can compare words, for correction.
 * @param db the store's database
 * @returns a kept answer
 * Source: docs/behaviour/reference-store.md §33.4
 */
export function hasCorrection(db: Database): Promise<boolean> {
  const kept = known.get(db);
  if (kept !== undefined) return kept;
  const asked = ask(db);
  known.set(db, asked);
  // Callers that await the query receive its error.
  asked.catch(() => known.delete(db));
  return asked;
}

/**
 * Reports a database without correction, once.
 * @param db the store's database
 * @param log called with one line
 * Source: docs/behaviour/reference-store.md §33.4
 */
export async function reportCorrection(db: Database, log: (line: string) => void): Promise<void> {
  if (!(await hasCorrection(db)))
    log(
      'search: misspelt words are not found, because the database has no extension pg_trgm (docs/server.md)',
    );
}

async function ask(db: Database): Promise<boolean> {
  // The extension may be in a schema that the store does not see.
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regprocedure('similarity(text,text)') is not null as "isThere"`.execute(db);
  return rows[0]?.isThere === true;
}
