import type { Kysely } from 'kysely';

/**
 * Gives orders and gift cards a place in the order in which they came, so that they can be listed page by page.
 * @param db a database with orders and gift cards
 */
export async function placeOrders(db: Kysely<unknown>): Promise<void> {
  for (const table of ['orders', 'gift_cards']) {
    await db.schema
      .alterTable(table)
      .addColumn('position', 'bigserial', (column) => column.notNull().unique())
      .execute();
  }
}
