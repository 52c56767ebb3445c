import { type Kysely, type Migration, sql } from 'kysely';

import { QUANTITY_LIMITS } from '../../../core/product/index.ts';
import { createContent } from './create-content.ts';

/** The store's schema, step by step; a step that was released is never changed, only followed by another. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-store': { up: createStore },
  '002-content': { up: createContent },
};

const now = sql`now()`;

async function createStore(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db);
  await createCarts(db);
  await createOrders(db);
}

async function createCatalogue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('variants')
    .addColumn('sku', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('price_cents', 'bigint', (column) => column.notNull().check(sql`price_cents >= 0`))
    .addColumn('sale_price_cents', 'bigint', (column) => column.notNull().check(sql`sale_price_cents >= 0`))
    .addColumn('on_sale', 'boolean', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('stock')
    .addColumn('sku', 'text', (column) => column.primaryKey().references('variants.sku'))
    .addColumn('unlimited', 'boolean', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity >= 0`))
    .execute();
}

async function createCarts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('carts')
    .addColumn('session_id', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .execute();
  await db.schema
    .createTable('cart_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'bigint', (column) => column.generatedAlwaysAsIdentity())
    .addColumn('session_id', 'text', (column) => column.notNull().references('carts.session_id'))
    .addColumn('item_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('sku', 'text', (column) => column.notNull().references('variants.sku'))
    .addColumn('quantity', 'integer', (column) =>
      column.notNull().check(sql`quantity between 1 and ${sql.lit(QUANTITY_LIMITS.max)}`),
    )
    .addColumn('additional_fields', 'text', (column) => column.notNull())
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
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('cart_id', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('customer_name', 'text', (column) => column.notNull())
    .addColumn('subtotal_cents', 'bigint', (column) => column.notNull())
    .addColumn('grand_total_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .execute();
  await db.schema
    .createTable('order_lines')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('attributes', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('unit_price_cents', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_lines_key', ['order_id', 'position'])
    .execute();
  await db.schema
    .createTable('idempotency')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('idempotency_key', ['scope', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_age').on('idempotency').column('created_at').execute();
}
