import { sql } from 'kysely';

import { countRows } from '../../platform/database/read-page.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { Days } from '../../platform/shared/days.ts';

/** The orders of a day. */
export interface OrdersOfDay {
  /** `YYYY-MM-DD` in the site's time zone. */
  readonly day: string;
  readonly orders: number;
  /** Without what was refunded. */
  readonly totalCents: number;
}

/**
 * Counts the orders that are not canceled, day by day.
 * @param db the store's database
 * @param days which days
 * @returns the days with orders, unsorted
 * Source: docs/behaviour/owner-pages.md §9.1
 */
export async function countOrdersByDay(db: Database, days: Days): Promise<readonly OrdersOfDay[]> {
  return db
    .selectFrom('orders')
    .select(({ fn }) => [
      sql<string>`to_char(created_at at time zone ${days.timeZone}, 'YYYY-MM-DD')`.as('day'),
      fn.countAll<number>().as('orders'),
      sql<number>`sum(grand_total_cents - refunded_cents)::bigint`.as('totalCents'),
    ])
    .where('created_at', '>=', new Date(days.startMs))
    .where('cancelled_at', 'is', null)
    .groupBy('day')
    .execute();
}

/**
 * Finds the carts of orders that are not canceled.
 * @param db the store's database
 * @param days the period
 * @returns their ids
 * Source: docs/behaviour/owner-pages.md §9.3
 */
export async function findOrderedCarts(db: Database, days: Days): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('cart_id')
    .where('created_at', '>=', new Date(days.startMs))
    .where('cancelled_at', 'is', null)
    .execute();
  return rows.map(({ cart_id: cartId }) => cartId);
}

/**
 * Counts the orders.
 * @param db the store's database
 * @param sinceMs orders from then on are new, in milliseconds since 1970
 * @returns how many there are, and how many of them are new, each counted up to `MAX_COUNTED`
 * Source: docs/behaviour/owner-pages.md §2.2
 */
export async function countOrders(
  db: Database,
  sinceMs: number,
): Promise<{ readonly total: number; readonly recent: number }> {
  const orders = db.selectFrom('orders');
  const recent = orders.where('created_at', '>=', new Date(sinceMs));
  return { total: await countRows(orders), recent: await countRows(recent) };
}
