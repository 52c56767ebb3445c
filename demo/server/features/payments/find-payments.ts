import type { Selectable } from 'kysely';

import type { Database, StoreTransaction, Tables } from '../../platform/database/tables.ts';

/** A payment as it is stored. */
export type Payment = Selectable<Tables['payments']>;

/** A refund through the provider, as it is stored. */
export type PaymentRefund = Selectable<Tables['payment_refunds']>;

/**
 * Finds the payments of an order.
 * @param db the store's database, or an open transaction
 * @param orderId which order
 * @returns the oldest first
 */
export async function findPayments(
  db: Database | StoreTransaction,
  orderId: string,
): Promise<readonly Payment[]> {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

/**
 * Finds the refunds of an order that go through its provider.
 * @param db the store's database, or an open transaction
 * @param orderId which order
 * @returns the oldest first
 */
export async function findPaymentRefunds(
  db: Database | StoreTransaction,
  orderId: string,
): Promise<readonly PaymentRefund[]> {
  return db
    .selectFrom('payment_refunds')
    .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
    .selectAll('payment_refunds')
    .where('payments.order_id', '=', orderId)
    .orderBy('payment_refunds.created_at')
    .execute();
}
