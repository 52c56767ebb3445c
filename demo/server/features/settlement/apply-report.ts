import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { confirmPayment, type LockedOrder, lockOrder, writeEvent } from '../orders/index.ts';
import type { Payment, PaymentReport, PaymentState } from '../payments/index.ts';

/** What a report has changed: something, nothing, or nothing because the payment is unknown or its amount another one. */
export type Outcome = 'settled' | 'repeated' | 'unknown' | 'differs';

/**
 * Changes a payment and its order as the provider says, once: a repeated report, and one that is older than what is known,
 * changes nothing.
 * @param db the store's database
 * @param provider whose report it is
 * @param report what the provider says, verified
 * Source: docs/behaviour/reference-store.md §31.3
 */
export async function applyReport(db: Database, provider: string, report: PaymentReport): Promise<Outcome> {
  return inTransaction(db, async (transaction) => {
    const known = await transaction
      .selectFrom('payments')
      .select('order_id')
      .where('id', '=', report.paymentId)
      .where('provider', '=', provider)
      .executeTakeFirst();
    if (known === undefined) return 'unknown';
    // The order first, as everything does that changes one: cancellation, expiry and payment follow one another.
    const order = await lockOrder(transaction, known.order_id);
    const payment = await transaction
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', report.paymentId)
      .executeTakeFirstOrThrow();
    return APPLY[report.state](transaction, order, payment, report);
  });
}

type Apply = (
  transaction: StoreTransaction,
  order: LockedOrder,
  payment: Payment,
  report: PaymentReport,
) => Promise<Outcome>;

const APPLY: Readonly<Record<PaymentReport['state'], Apply>> = {
  async pending(transaction, _order, payment, { reference }) {
    if (payment.state !== 'created') return 'repeated';
    return setState(transaction, payment, 'pending', reference);
  },
  async refused(transaction, { row }, payment, { reference }) {
    if (payment.state !== 'created' && payment.state !== 'pending') return 'repeated';
    await writeEvent(transaction, row.id, `declined:${payment.id}`, { kind: 'payment-refused' });
    return setState(transaction, payment, 'refused', reference);
  },
  // Also after it was refused or has expired: the money was taken.
  async paid(transaction, order, payment, report) {
    if (payment.state === 'paid') return 'repeated';
    const { amountCents, currency, reference } = report;
    if (amountCents !== payment.amount_cents || currency !== payment.currency)
      return noteDifference(transaction, order, payment, report);
    const { row, state } = order;
    const isLate = state.isCancelled && state.awaitsPayment;
    const isSurplus = !state.awaitsPayment;
    await transaction
      .updateTable('payments')
      .set({ is_surplus: isSurplus })
      .where('id', '=', payment.id)
      .execute();
    await setState(transaction, payment, 'paid', reference);
    const amount = { amountCents, currency };
    if (isSurplus)
      await writeEvent(transaction, row.id, `twice:${payment.id}`, { kind: 'paid-twice', ...amount });
    else if (isLate) await takeLate(transaction, row.id, amount);
    else await confirmPayment(transaction, row.id, true);
    return 'settled';
  },
};

/** It stays canceled, and can be refunded like any order that was paid. */
async function takeLate(
  transaction: StoreTransaction,
  orderId: string,
  amount: Pick<PaymentReport, 'amountCents' | 'currency'>,
): Promise<void> {
  await transaction.updateTable('orders').set({ awaits_payment: false }).where('id', '=', orderId).execute();
  await writeEvent(transaction, orderId, `late:${orderId}`, { kind: 'paid-late', ...amount });
}

async function noteDifference(
  transaction: StoreTransaction,
  { row }: LockedOrder,
  payment: Payment,
  { amountCents, currency }: PaymentReport,
): Promise<Outcome> {
  const cause = `differs:${payment.id}`;
  const noted = await transaction
    .selectFrom('order_events')
    .select('cause')
    .where('cause', '=', cause)
    .executeTakeFirst();
  if (noted === undefined)
    await writeEvent(transaction, row.id, cause, { kind: 'payment-differs', amountCents, currency });
  return 'differs';
}

async function setState(
  transaction: StoreTransaction,
  { id }: Payment,
  state: PaymentState,
  reference: string,
): Promise<Outcome> {
  await transaction
    .updateTable('payments')
    .set({ state, provider_reference: reference })
    .where('id', '=', id)
    .execute();
  return 'settled';
}
