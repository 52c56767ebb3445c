import type { Kysely } from 'kysely';

/**
 * Adds the cart to events and indexes their steps, to follow a visit from step to step and to its order.
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
