import { type Kysely, sql } from 'kysely';

import { required, writtenNow } from '../../platform/database/columns.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { wordsOfOrder } from './words-of-order.ts';

const BATCH_SIZE = 500;

/**
 * Adds what the owner does with orders: their events, and columns for shipping, cancellation, refunds, search and a note.
 * @param db a database with orders and the outbox
 */
export async function addEvents(db: Kysely<unknown>): Promise<void> {
  await addOrderColumns(db);
  await addLineColumns(db);
  await db.schema
    .createTable('order_events')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('position', 'bigserial', (column) => column.primaryKey())
    .addColumn('at', 'timestamptz', writtenNow)
    .addColumn('kind', 'text', required)
    .addColumn('details', 'text', required)
    .addColumn('cause', 'text', (column) => column.notNull().unique())
    .execute();
  await db.schema.createIndex('events_of_orders').on('order_events').column('order_id').execute();
  // Payments that were confirmed before are known from their mails.
  await sql`
    insert into order_events (order_id, at, kind, details, cause)
    select orders.id, mails.created_at, 'paid', '{}', mails.cause
    from mails join orders on mails.cause = 'payment:' || orders.id
    order by mails.position`.execute(db);
  await fillWords(db);
}

async function addOrderColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('fulfilled_at', 'timestamptz')
    .addColumn('cancelled_at', 'timestamptz')
    .addColumn('refunded_cents', 'bigint', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`refunded_cents between 0 and grand_total_cents`),
    )
    .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('owner_note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('owner_note_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('orders')
    .addCheckConstraint('orders_end', sql`fulfilled_at is null or cancelled_at is null`)
    .execute();
}

async function addLineColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_lines')
    .addColumn('product_type', 'integer')
    .addColumn('restocked', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`restocked between 0 and quantity`),
    )
    .execute();
  await sql`
    update order_lines set product_type = (products.details::jsonb ->> 'productType')::integer
    from products where products.id = order_lines.item_id`.execute(db);
}

/** In batches, and not in SQL: a database without a locale has lower case for ASCII alone. */
async function fillWords(store: Kysely<unknown>): Promise<void> {
  const db = store as Kysely<Tables>;
  for (let last = 0; ;) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'position', 'email', 'customer_name'])
      .where('position', '>', last)
      .orderBy('position')
      .limit(BATCH_SIZE)
      .execute();
    for (const { id, email, customer_name: customerName } of orders) {
      const lines = await db
        .selectFrom('order_lines')
        .select(['title', 'sku'])
        .where('order_id', '=', id)
        .orderBy('position')
        .execute();
      const words = wordsOfOrder({ email, customerName, lines });
      await db.updateTable('orders').set({ words }).where('id', '=', id).execute();
    }
    if (orders.length < BATCH_SIZE) return;
    last = orders.at(-1)?.position ?? 0;
  }
}
