import { setTimeout as delay } from 'node:timers/promises';

import { PAYMENT_DELAYS } from '../payments/index.ts';
import { sendDueRefunds } from './send-refunds.ts';
import { settleDuePayments, type Settler } from './settle-due.ts';

/** What keeps the payments of a store settled. */
export interface SettlingParts extends Settler {
  readonly pollDelayMs?: number | undefined;
  /** Stops it. */
  readonly closing: AbortSignal;
}

/**
 * Settles due payments and sends refunds until the server closes. Failures are logged and retried.
 * @param parts database, provider, delays and log
 * @returns resolves after the server has closed and the last payment is settled; never rejects
 * Source: docs/behaviour/reference-store.md §31.5
 */
export async function keepSettled(parts: SettlingParts): Promise<void> {
  const { closing, log, pollDelayMs = PAYMENT_DELAYS.pollDelayMs } = parts;
  while (!closing.aborted) {
    for (const work of [settleDuePayments, sendDueRefunds])
      await work(parts).catch((error: unknown) => {
        log(`payment: settling failed: ${error instanceof Error ? error.message : String(error)}`);
      });
    // The delay rejects when the server closes.
    await delay(pollDelayMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
  }
}
