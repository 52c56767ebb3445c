import type { Database } from '../database/tables.ts';
import { KEY_LIFETIME_MS, SWEEP_INTERVAL_MS } from '../shared/limits.ts';

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

/**
 * Deletes old idempotency keys now, and then at intervals until the server closes; failures are logged and retried at the
 * next interval.
 * @param db the store's database
 * @param closing stops it
 * @param log called after a failure
 */
export async function keepSwept(
  db: Database,
  closing: AbortSignal,
  log: (line: string) => void,
): Promise<void> {
  const sweep = (): Promise<unknown> =>
    sweepKeys(db, Date.now()).catch((error: unknown) => {
      log(`sweeping idempotency keys failed: ${error instanceof Error ? error.message : String(error)}`);
    });
  await sweep();
  const timer = setInterval(() => void sweep(), SWEEP_INTERVAL_MS);
  timer.unref();
  closing.addEventListener('abort', () => {
    clearInterval(timer);
  });
}
