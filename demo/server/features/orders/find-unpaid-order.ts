import type { Database } from '../../platform/database/tables.ts';

/** An order with a pending payment; the amount is integer cents. */
export interface UnpaidOrder {
  readonly email: string;
  readonly customerName: string;
  readonly grandTotalCents: number;
}

/**
 * Finds an order with a pending payment, for the owner.
 * @param db the store's database
 * @param orderId which order
 * @returns the order; undefined if there is none, or if it is paid
 * Source: docs/behaviour/owners-door.md §8.4
 */
export async function findUnpaidOrder(db: Database, orderId: string): Promise<UnpaidOrder | undefined> {
  return db
    .selectFrom('orders')
    .select(['email', 'customer_name as customerName', 'grand_total_cents as grandTotalCents'])
    .where('id', '=', orderId)
    .where('awaits_payment', '=', true)
    .executeTakeFirst();
}
