import type { Database } from '../database/tables.ts';
import { SWEEP_INTERVAL_MS } from '../shared/limits.ts';
import { sweepKeys } from './sweep-keys.ts';

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
