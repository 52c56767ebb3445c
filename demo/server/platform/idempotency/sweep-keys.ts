import type { Database } from '../database/tables.ts';
import { KEY_LIFETIME_MS } from '../shared/limits.ts';

/**
 * Deletes idempotency keys that are older than a day.
 * @param db the store's database
 * @param nowMs the time now, in milliseconds since 1970
 * @returns how many keys were deleted
 */
export async function sweepKeys(db: Database, nowMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(nowMs - KEY_LIFETIME_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
