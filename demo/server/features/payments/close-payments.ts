import type { StoreTransaction } from '../../platform/database/tables.ts';

/**
 * Ends the open payments of an order that nobody has to pay anymore. The provider is asked about them all the same: one may have
 * been made meanwhile.
 * @param transaction an open transaction that has locked the order
 * @param orderId which order
 * Source: docs/behaviour/reference-store.md §31.6
 */
export async function closePayments(transaction: StoreTransaction, orderId: string): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ state: 'expired' })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['created', 'pending'])
    .execute();
}
