import { sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import { PAYMENT_DELAYS, type PaymentRefund } from '../payments/index.ts';
import { inMs, type Settler } from './settle-due.ts';

const BATCH_SIZE = 10;

/**
 * Sends a few refunds to the provider, each with its id, so that one that is sent again is paid back once. Any number of
 * processes may do so.
 * @param settler database, provider, log and delays
 * @returns how many there were
 * Source: docs/behaviour/reference-store.md §31.7
 */
export async function sendDueRefunds(settler: Settler): Promise<number> {
  const due = await claimRefunds(settler);
  for (const refund of due) {
    if (settler.closing?.aborted) break;
    await send(settler, refund);
  }
  return due.length;
}

async function claimRefunds({
  db,
  leaseMs = PAYMENT_DELAYS.leaseMs,
}: Settler): Promise<readonly PaymentRefund[]> {
  return db
    .with('due', (query) =>
      query
        .selectFrom('payment_refunds')
        .select('id as due_id')
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('payment_refunds')
    .from('due')
    .set({ next_attempt_at: inMs(leaseMs) })
    .whereRef('id', '=', 'due_id')
    .returningAll('payment_refunds')
    .execute();
}

async function send(settler: Settler, refund: PaymentRefund): Promise<void> {
  const { db, provider, log, patienceMs = PAYMENT_DELAYS.patienceMs } = settler;
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  const isGivenUp = Date.now() > refund.created_at.getTime() + patienceMs;
  if (provider === undefined) return endIf(isGivenUp, db, refund);
  if (!provider.refund || payment.provider !== provider.name) return endIf(true, db, refund);
  try {
    const isAccepted = await provider.refund({
      id: refund.id,
      paymentId: payment.id,
      reference: payment.provider_reference,
      amountCents: refund.amount_cents,
      currency: payment.currency,
    });
    if (!isAccepted) log(`payment: the provider has declined refund ${refund.id}`);
    await end(db, refund, isAccepted ? 'done' : 'refused');
  } catch (error) {
    log(`payment: a refund failed: ${error instanceof Error ? error.message : String(error)}`);
    await endIf(isGivenUp, db, refund);
  }
}

async function endIf(isGivenUp: boolean, db: Database, refund: PaymentRefund): Promise<void> {
  if (isGivenUp) await end(db, refund, 'refused');
}

async function end(db: Database, { id }: PaymentRefund, state: 'done' | 'refused'): Promise<void> {
  await db
    .updateTable('payment_refunds')
    .set({ state, next_attempt_at: null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}
