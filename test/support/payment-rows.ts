import { sql } from 'kysely';

import type { Database } from '../../demo/server/platform/database/tables.ts';

/**
 * Lets the time of payments be over.
 * @param db the store's database
 * @param ids which payments
 * @param hours since when
 */
export async function letTimePass(db: Database, ids: readonly string[], hours = 2): Promise<void> {
  const past = sql<Date>`now() - ${hours} * interval '1 hour'`;
  await db.updateTable('payments').set({ check_at: past, expires_at: past }).where('id', 'in', ids).execute();
}
/**
 * Reads what has become of a payment and its order.
 * @param db the store's database
 * @param paymentId which payment
 */
export async function stateOf(db: Database, paymentId: string) {
  const { order_id: orderId, state } = await db
    .selectFrom('payments')
    .select(['order_id', 'state'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const events = await db.selectFrom('order_events').select('kind').where('order_id', '=', orderId).execute();
  const isCancelled = order.cancelled_at !== null;
  return {
    state,
    orderId,
    isCancelled,
    awaits: order.awaits_payment,
    kinds: events.map(({ kind }) => kind).sort(),
  };
}
