import { type Kysely, sql } from 'kysely';

import { QUANTITY_LIMITS } from '../../../../core/offer/index.ts';
import { key, pagesTable, required, writtenNow } from '../../platform/database/columns.ts';

/**
 * Creates the tables of the shop: catalogue, carts, orders.
 * @param db an empty database
 */
export async function createStore(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db);
  await createCarts(db);
  await createOrders(db);
}

async function createCatalogue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', key)
    .addColumn('value', 'text', required)
    .execute();
  await pagesTable(db, 'products').addColumn('position', 'integer', required).execute();
  await db.schema
    .createTable('variants')
    .addColumn('sku', 'text', key)
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('position', 'integer', required)
    .addColumn('price_cents', 'bigint', (column) => column.notNull().check(sql`price_cents >= 0`))
    .addColumn('sale_price_cents', 'bigint', (column) => column.notNull().check(sql`sale_price_cents >= 0`))
    .addColumn('on_sale', 'boolean', required)
    .addColumn('details', 'text', required)
    .execute();
  await db.schema
    .createTable('stock')
    .addColumn('sku', 'text', (column) => column.primaryKey().references('variants.sku'))
    .addColumn('unlimited', 'boolean', required)
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity >= 0`))
    .execute();
}

async function createCarts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('carts')
    .addColumn('session_id', 'text', key)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('version', 'bigint', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema
    .createTable('cart_entries')
    .addColumn('id', 'text', key)
    .addColumn('position', 'bigint', (column) => column.generatedAlwaysAsIdentity())
    .addColumn('session_id', 'text', (column) => column.notNull().references('carts.session_id'))
    .addColumn('item_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('sku', 'text', (column) => column.notNull().references('variants.sku'))
    .addColumn('quantity', 'integer', (column) =>
      column.notNull().check(sql`quantity between 1 and ${sql.lit(QUANTITY_LIMITS.max)}`),
    )
    .addColumn('additional_fields', 'text', required)
    .execute();
  await db.schema
    .createIndex('cart_entries_session')
    .on('cart_entries')
    .columns(['session_id', 'position'])
    .execute();
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', key)
    .addColumn('session_id', 'text', required)
    .addColumn('cart_id', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', required)
    .addColumn('customer_name', 'text', required)
    .addColumn('subtotal_cents', 'bigint', required)
    .addColumn('grand_total_cents', 'bigint', required)
    .addColumn('currency', 'text', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema
    .createTable('order_lines')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('position', 'integer', required)
    .addColumn('item_id', 'text', required)
    .addColumn('sku', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('attributes', 'text', required)
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('unit_price_cents', 'bigint', required)
    .addPrimaryKeyConstraint('order_lines_key', ['order_id', 'position'])
    .execute();
  await db.schema
    .createTable('idempotency')
    .addColumn('scope', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('request_hash', 'text', required)
    .addColumn('status', 'integer', required)
    .addColumn('body', 'text', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .addPrimaryKeyConstraint('idempotency_key', ['scope', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_age').on('idempotency').column('created_at').execute();
}
