import type { Database } from '../database/tables.ts';
import { SWEEP_INTERVAL_MS } from '../limits/limits.ts';
import { sweepKeys } from './sweep-keys.ts';

/**
 * Sweeps old idempotency keys now and then until the server closes; a failed sweep is logged and tried again.
 * @param db the store's database
 * @param closing ends the sweeping
 * @param log told about a failed sweep
 */
export function keepSwept(db: Database, closing: AbortSignal, log: (line: string) => void): void {
  const sweep = (): void => {
    sweepKeys(db, Date.now()).catch((error: unknown) => {
      log(`sweeping idempotency keys failed: ${error instanceof Error ? error.message : String(error)}`);
    });
  };
  const timer = setInterval(sweep, SWEEP_INTERVAL_MS);
  timer.unref();
  closing.addEventListener('abort', () => {
    clearInterval(timer);
  });
}
