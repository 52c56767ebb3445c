import type { Kysely } from 'kysely';

/**
 * Lets orders wait for their payment; those that are there are paid.
 * @param db a database with orders
 */
export async function awaitPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('awaits_payment', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
