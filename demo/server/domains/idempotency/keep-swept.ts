import type { Database } from '../../database/tables.ts';
import { SWEEP_INTERVAL_MS } from '../../shared/limits.ts';
import { sweepKeys } from './sweep-keys.ts';

/**
 * Sweeps old idempotency keys at once, and then now and then until the server closes; a failed sweep is logged and tried again.
 * @param db the store's database
 * @param closing ends the sweeping
 * @param log told about a failed sweep
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
