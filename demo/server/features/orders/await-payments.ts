import type { Kysely } from 'kysely';

/**
 * Adds pending payment to orders; existing orders count as paid.
 * @param db a database with orders
 */
export async function awaitPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('awaits_payment', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
