import type { Database } from '../../platform/database/tables.ts';

/**
 * Counts the orders.
 * @param db the store's database
 * @param sinceMs orders from then on are new, in milliseconds since 1970
 * @returns how many there are, and how many of them are new
 * Source: docs/behaviour/owners-door.md §2.2
 */
export async function countOrders(
  db: Database,
  sinceMs: number,
): Promise<{ readonly total: number; readonly recent: number }> {
  return db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('created_at', '>=', new Date(sinceMs)).as('recent'),
    ])
    .executeTakeFirstOrThrow();
}
