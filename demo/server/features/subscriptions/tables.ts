import { type Kysely, sql } from 'kysely';

import { QUANTITY_LIMITS } from '../../../../core/offer/index.ts';
import { key, required, writtenNow } from '../../platform/database/columns.ts';

/** A subscription that waits for its checkout. */
interface SubscriptionCartsTable {
  token: string;
  session_id: string;
  /** Null once it is deleted. */
  item_id: string | null;
  /** Null once it is deleted. */
  sku: string | null;
  quantity: number;
  additional_fields: string;
}

/** A subscription that was confirmed; `plan` is JSON text. */
interface SubscriptionsTable {
  order_id: string;
  token: string;
  plan: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    subscription_carts: SubscriptionCartsTable;
    subscriptions: SubscriptionsTable;
  }
}

/**
 * Creates the tables of subscriptions: carts before the checkout, and confirmed subscriptions.
 * @param db a database with the store's first tables
 */
export async function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscription_carts')
    .addColumn('token', 'text', key)
    .addColumn('session_id', 'text', required)
    .addColumn('item_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('sku', 'text', (column) => column.notNull().references('variants.sku'))
    .addColumn('quantity', 'integer', (column) =>
      column.notNull().check(sql`quantity between 1 and ${sql.lit(QUANTITY_LIMITS.max)}`),
    )
    .addColumn('additional_fields', 'text', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema
    .createTable('subscriptions')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('orders.id'))
    .addColumn('token', 'text', (column) => column.notNull().unique().references('subscription_carts.token'))
    .addColumn('plan', 'text', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
}
