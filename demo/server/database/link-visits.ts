import type { Kysely } from 'kysely';

/**
 * Lets the steps of a visit be found by who made them, and followed to the order of the same cart.
 * @param db a database with visits
 */
export async function linkVisits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('analytics_events')
    .addColumn('cart_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('analytics_events_by_step')
    .on('analytics_events')
    .columns(['tracker', 'name', 'occurred_at'])
    .execute();
}
