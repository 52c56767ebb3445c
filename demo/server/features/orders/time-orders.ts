import type { Kysely } from 'kysely';

/**
 * Adds an index for finding orders by day.
 * @param db a database with orders
 */
export async function timeOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('orders_by_time').on('orders').columns(['created_at']).execute();
}
