import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '../../platform/database/tables.ts';
import { SWEEP_INTERVAL_MS } from '../../platform/shared/limits.ts';
import { VISITS_DAYS } from './partitions.ts';
import { totalDays } from './total-days.ts';

/**
 * Totals the visits of days that are over until the server closes. Failures are logged and retried.
 * @param parts the database of events, and what the work needs
 * @param parts.visits the database of events
 * @param parts.visitsDays how many days events are kept
 * @param parts.closing stops it
 * @param parts.log called after a failure with one line
 * @returns resolves after the server has closed and the last day is totaled; never rejects
 * Source: docs/behaviour/reference-store.md §11.7
 */
export async function keepTotaled({
  visits,
  visitsDays: keptDays = VISITS_DAYS,
  closing,
  log,
}: {
  readonly visits: Database;
  readonly visitsDays?: number | undefined;
  readonly closing: AbortSignal;
  readonly log: (line: string) => void;
}): Promise<void> {
  while (!closing.aborted) {
    await totalDays(visits, { keptDays, closing }).catch((error: unknown) => {
      log(`totaling visits failed: ${error instanceof Error ? error.message : String(error)}`);
    });
    // The delay rejects when the server closes.
    await delay(SWEEP_INTERVAL_MS, undefined, { signal: closing, ref: false }).catch(() => undefined);
  }
}
