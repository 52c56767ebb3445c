import { type RawBuilder, sql } from 'kysely';

import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { cancelOrder, lockOrder } from '../orders/index.ts';
import {
  closePayments,
  findPayments,
  PAYMENT_DELAYS,
  type Payment,
  type PaymentProvider,
} from '../payments/index.ts';
import { askProvider, canChange } from './ask-provider.ts';

/** What due payments are settled with. */
export interface Settler {
  readonly db: Database;
  /** Undefined if the store has none anymore. */
  readonly provider?: PaymentProvider | undefined;
  readonly log: (line: string) => void;
  readonly leaseMs?: number;
  readonly patienceMs?: number;
  /** Stops it between two payments. */
  readonly closing?: AbortSignal;
}

const BATCH_SIZE = 10;
/** How long after its time the provider is still asked about a payment, each hour. */
const WATCH_HOURS = 72;

/**
 * Settles a few payments whose time is over: asks the provider, and cancels the orders that were not paid. Any number of
 * processes may do so.
 * @param settler database, provider, log and delays
 * @returns how many there were
 * Source: docs/behaviour/reference-store.md §31.5
 */
export async function settleDuePayments(settler: Settler): Promise<number> {
  const due = await claimPayments(settler);
  // The attempts to pay an order end at the same time: it is settled once.
  const orders = new Map(due.map((payment) => [payment.order_id, payment]));
  for (const payment of orders.values()) {
    if (settler.closing?.aborted) break;
    await settle(settler, payment);
  }
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
  const attempts = await findPayments(db, payment.order_id);
  let hasAnswered = true;
  for (const attempt of attempts.filter(canChange))
    hasAnswered = (await askProvider(settler, attempt)) && hasAnswered;
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
    const isOpen = state.awaitsPayment && !state.isCancelled;
    // Somebody may have paid another amount: the owner decides.
    if (isOpen && !(await hasDifference(transaction, orderId)))
      await cancelOrder(transaction, orderId, {
        seenRefundedCents: state.refundedCents,
        seenAwaitsPayment: true,
        isRefunded: false,
        isUnpaid: true,
      });
    await closePayments(transaction, orderId);
    await transaction
      .updateTable('payments')
      .set({ check_at: nextCheck })
      .where('order_id', '=', orderId)
      .execute();
  });
}

async function hasDifference(transaction: StoreTransaction, orderId: string): Promise<boolean> {
  const event = await transaction
    .selectFrom('order_events')
    .select('cause')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment-differs')
    .executeTakeFirst();
  return event !== undefined;
}

/** A payment that was begun may be made late, and its webhook lost. */
const nextCheck = sql<Date | null>`case
  when state = 'expired' and provider_reference <> '' and now() < expires_at + ${WATCH_HOURS} * interval '1 hour'
  then now() + interval '1 hour' end`;

/**
 * A time by the clock of the database, which all processes share.
 * @param delayMs from now
 */
export function inMs(delayMs: number): RawBuilder<Date> {
  return sql<Date>`now() + ${delayMs}::double precision * interval '1 millisecond'`;
}
