import { SWEEP_INTERVAL_MS } from '../shared/limits.ts';
import type { Database } from './tables.ts';

/** What keeps a database swept. */
interface Sweeper {
  readonly db: Database;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Stops it. */
  readonly closing: AbortSignal;
  /** Called after a failure. */
  readonly log: (line: string) => void;
}

/**
 * Deletes what has expired now, and then at intervals until the server closes; failures are logged and retried at the next
 * interval.
 * @param sweeper database, clock and log
 * @param sweeps what is deleted → how, at a time in milliseconds since 1970
 */
export async function keepSwept(
  { db, now, closing, log }: Sweeper,
  sweeps: Readonly<Record<string, (db: Database, nowMs: number) => Promise<unknown>>>,
): Promise<void> {
  const sweepAll = async (): Promise<void> => {
    for (const [what, sweep] of Object.entries(sweeps))
      await sweep(db, now()).catch((error: unknown) => {
        log(`sweeping ${what} failed: ${error instanceof Error ? error.message : String(error)}`);
      });
  };
  await sweepAll();
  const timer = setInterval(() => void sweepAll(), SWEEP_INTERVAL_MS);
  timer.unref();
  closing.addEventListener('abort', () => {
    clearInterval(timer);
  });
}
