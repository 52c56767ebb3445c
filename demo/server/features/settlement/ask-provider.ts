import { sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import type { Payment, PaymentProvider } from '../payments/index.ts';
import { applyReport } from './apply-report.ts';

/** How often visitors may make the store ask about one payment, in seconds. */
const PAUSE_SECONDS = 2;

/** What a provider is asked with. */
interface Asking {
  readonly db: Database;
  /** Undefined if the store has none anymore. */
  readonly provider?: PaymentProvider | undefined;
  /** Called with one line if the provider fails. */
  readonly log: (line: string) => void;
}

/**
 * Whether the provider can still report something new about a payment: one that was declined stays so, and another attempt has
 * another id.
 * @param payment the payment
 * Source: docs/behaviour/reference-store.md §31.5
 */
export function canChange({ state }: Payment): boolean {
  return state !== 'paid' && state !== 'refused';
}

/**
 * Asks the provider for the state of a payment, and applies it: a webhook may be late or lost.
 * @param asking database, provider and log
 * @param payment which one
 * @returns false if the provider did not answer
 * Source: docs/behaviour/reference-store.md §31.5
 */
export async function askProvider({ db, provider, log }: Asking, payment: Payment): Promise<boolean> {
  if (payment.provider !== provider?.name) return false;
  try {
    const report = await provider.lookUp(payment.id);
    if (report !== undefined) await applyReport(db, provider.name, report);
    return true;
  } catch (error) {
    log(`payment: asking the provider failed: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/**
 * Asks the provider for a visitor, at most every other second, so that nobody floods the provider by reloading a page.
 * @param asking database, provider and log
 * @param payment which one
 */
export async function askForVisitor(asking: Asking, payment: Payment): Promise<void> {
  const isTurn = await asking.db
    .updateTable('payments')
    .set({ looked_up_at: sql<Date>`now()` })
    .where('id', '=', payment.id)
    .where((row) =>
      row.or([
        row('looked_up_at', 'is', null),
        row('looked_up_at', '<', sql<Date>`now() - ${PAUSE_SECONDS}::double precision * interval '1 second'`),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  if (isTurn !== undefined) await askProvider(asking, payment);
}
