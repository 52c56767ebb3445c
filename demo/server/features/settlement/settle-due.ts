import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { cancelOrder, lockOrder } from '../orders/index.ts';
import { findPayments, PAYMENT_DELAYS, type Payment, type PaymentProvider } from '../payments/index.ts';
import { askProvider } from './ask-provider.ts';

/** What due payments are settled with. */
export interface Settler {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly log: (line: string) => void;
  readonly leaseMs?: number;
  readonly patienceMs?: number;
}

const BATCH_SIZE = 10;

/**
 * Settles a few payments whose time is over: asks the provider, and cancels the orders that were not paid. Any number of
 * processes may do so.
 * @param settler database, provider, log and delays
 * @returns how many there were
 * Source: docs/behaviour/reference-store.md §31.5
 */
export async function settleDuePayments(settler: Settler): Promise<number> {
  const due = await claimPayments(settler);
  for (const payment of due) await settle(settler, payment);
  return due.length;
}

/** Until its lease ends no other process has it. */
async function claimPayments({ db, leaseMs = PAYMENT_DELAYS.leaseMs }: Settler): Promise<readonly Payment[]> {
  return db
    .with('due', (query) =>
      query
        .selectFrom('payments')
        .select('id as due_id')
        .where('check_at', '<=', sql<Date>`now()`)
        .orderBy('check_at')
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('payments')
    .from('due')
    .set({ check_at: inMs(leaseMs) })
    .whereRef('id', '=', 'due_id')
    .returningAll('payments')
    .execute();
}

async function settle(settler: Settler, payment: Payment): Promise<void> {
  const { db, patienceMs = PAYMENT_DELAYS.patienceMs } = settler;
  // All attempts: one that was refused may have been paid after all.
  const attempts = await findPayments(db, payment.order_id);
  let hasAnswered = true;
  for (const attempt of attempts)
    if (attempt.state !== 'paid') hasAnswered = (await askProvider(settler, attempt)) && hasAnswered;
  // While the provider does not answer, the order may be paid.
  const isGivenUp = Date.now() > payment.expires_at.getTime() + patienceMs;
  if (hasAnswered || isGivenUp) await expire(db, payment.order_id);
}

/**
 * Cancels an order that is still not paid, and ends its payments.
 * @param db the store's database
 * @param orderId which order
 */
async function expire(db: Database, orderId: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { state } = await lockOrder(transaction, orderId);
    if (state.awaitsPayment && !state.isCancelled)
      await cancelOrder(transaction, orderId, {
        seenRefundedCents: state.refundedCents,
        isRefunded: false,
        isUnpaid: true,
      });
    await transaction
      .updateTable('payments')
      .set((row) => ({
        check_at: null,
        state: row
          .case()
          .when('state', 'in', ['created', 'pending'])
          .then(sql.lit('expired' as const))
          .else(row.ref('state'))
          .end(),
      }))
      .where('order_id', '=', orderId)
      .execute();
  });
}

/**
 * A time by the clock of the database, which all processes share.
 * @param delayMs from now
 */
export function inMs(delayMs: number): RawBuilder<Date> {
  return sql<Date>`now() + ${delayMs}::double precision * interval '1 millisecond'`;
}
