import { type Kysely, sql } from 'kysely';

/**
 * Adds the answers of additional fields to order lines. Ordered carts no longer exist, but those of subscriptions do: their
 * orders get the answers.
 * @param db a database with orders and subscriptions
 */
export async function keepAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_lines')
    .addColumn('additional_fields', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`
    update order_lines set additional_fields = cart.additional_fields
    from subscriptions as subscription
    join subscription_carts as cart on cart.token = subscription.token
    where order_lines.order_id = subscription.order_id`.execute(db);
}
