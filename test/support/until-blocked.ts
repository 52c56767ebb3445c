import assert from 'node:assert/strict';
import { sql } from 'kysely';

import type { Database } from '../../demo/server/platform/database/tables.ts';

/** Stops a test that hangs, not a slow machine. */
const MAX_LOOKS = 20_000;

/**
 * Waits until a statement waits for another one's lock.
 * @param db a database of PostgreSQL, with a free connection
 * @param isOver whether the statement has ended without waiting
 */
export async function untilBlocked(db: Database, isOver = (): boolean => false): Promise<void> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const { rows } = await sql`select 1 from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`.execute(db);
    if (rows.length > 0 || isOver()) return;
  }
  assert.fail('nothing waits');
}
