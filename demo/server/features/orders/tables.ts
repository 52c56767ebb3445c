import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

/** A placed order; amounts are integer cents. */
interface OrdersTable {
  id: string;
  position: Generated<number>;
  session_id: string;
  /** The member who placed it while logged in; null for a guest. */
  member_id: string | null;
  cart_id: string;
  email: string;
  customer_name: string;
  subtotal_cents: number;
  discount_cents: Generated<number>;
  shipping_cost_cents: Generated<number>;
  tax_cents: Generated<number>;
  is_tax_included: Generated<boolean>;
  grand_total_cents: number;
  /** The part of the total that gift cards have paid. */
  gift_card_cents: Generated<number>;
  currency: string;
  awaits_payment: Generated<boolean>;
  /** How it is paid; '' if gift cards or nothing pay for it, and for older orders. */
  payment_method: Generated<string>;
  /** When its gift cards were issued, which is when it was paid. */
  delivered_at: Generated<Date | null>;
  /** When it was shipped. */
  fulfilled_at: Generated<Date | null>;
  cancelled_at: Generated<Date | null>;
  refunded_cents: Generated<number>;
  /** The text that the owner's search looks in. */
  words: Generated<string>;
  /** The owner's note; its version rises with every change. */
  owner_note: Generated<string>;
  owner_note_version: Generated<number>;
  /** The code of the country of shipping or tax; '' if neither was asked for. */
  country: Generated<string>;
  /** The address as JSON text; '' if nothing is brought to the customer. */
  shipping_address: Generated<string>;
  /** The name that the shipping method had; '' if nothing is shipped. */
  shipping_method: Generated<string>;
  /** The customer's note; '' for none. */
  customer_note: Generated<string>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A sold line of an order, with the price it was sold at; `additional_fields` are answers as JSON text, or ''. */
interface OrderLinesTable {
  order_id: string;
  position: number;
  item_id: string;
  sku: string;
  title: string;
  attributes: string;
  quantity: number;
  unit_price_cents: number;
  additional_fields: Generated<string>;
  /** The code of the product's kind; null if the product was deleted before the column was there. */
  product_type: number | null;
  /** Pieces that are back in stock. */
  restocked: Generated<number>;
}

/** What happened to an order after it was placed; `details` is JSON text, `cause` is that of the mail about it, too. */
interface OrderEventsTable {
  order_id: string;
  position: Generated<number>;
  at: ColumnType<Date, Date | undefined, never>;
  kind: string;
  details: string;
  cause: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    orders: OrdersTable;
    order_lines: OrderLinesTable;
    order_events: OrderEventsTable;
  }
}

/**
 * Creates the tables of orders.
 * @param db a database without them
 */
export async function createOrders(db: Kysely<unknown>): Promise<void> {
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
}

/** Table → its primary key. */
const TABLES = { orders: 'id', gift_cards: 'code' } as const;

/**
 * Adds a position to orders and gift cards, by the time they were placed, for paging.
 * @param db a database with orders and gift cards
 */
export async function placeOrders(db: Kysely<unknown>): Promise<void> {
  for (const [table, key] of Object.entries(TABLES)) {
    await db.schema
      .alterTable(table)
      .addColumn('position', 'bigserial', (column) => column.notNull())
      .execute();
    // PostgreSQL numbers existing rows in their order on disk.
    await sql`
      update ${sql.table(table)} as placed set position = numbered.place
      from (
        select ${sql.ref(key)} as key, row_number() over (order by created_at, ${sql.ref(key)}) as place
        from ${sql.table(table)}
      ) as numbered
      where placed.${sql.ref(key)} = numbered.key
    `.execute(db);
    await db.schema.alterTable(table).addUniqueConstraint(`${table}_position_key`, ['position']).execute();
  }
}

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

/**
 * Adds an index for finding orders by day.
 * @param db a database with orders
 */
export async function timeOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('orders_by_time').on('orders').columns(['created_at']).execute();
}

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

const AMOUNTS = ['discount_cents', 'shipping_cost_cents', 'tax_cents', 'gift_card_cents'] as const;

/**
 * Adds discount, shipping, tax and gift cards to orders; existing orders have none.
 * @param db a database with orders
 */
export async function addTotals(db: Kysely<unknown>): Promise<void> {
  for (const name of AMOUNTS) {
    await db.schema
      .alterTable('orders')
      .addColumn(name, 'bigint', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(name)} >= 0`),
      )
      .execute();
  }
  await db.schema
    .alterTable('orders')
    .addColumn('is_tax_included', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}

/**
 * Adds the members who placed orders. Which orders a login has taken over is not known of older ones: they count as placed by
 * the member.
 * @param db a database with orders
 */
export async function addMembers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('member_id', 'text').execute();
  await sql`
    update orders set member_id = substr(session_id, 8) where session_id like 'member-%'`.execute(db);
  await db.schema.createIndex('orders_of_members').on('orders').columns(['member_id', 'position']).execute();
}

const DELIVERY = ['country', 'shipping_address', 'shipping_method', 'customer_note'] as const;

/**
 * Adds address, shipping method and note to orders; existing orders have none.
 * @param db a database with orders
 */
export async function keepDeliveries(db: Kysely<unknown>): Promise<void> {
  for (const name of DELIVERY)
    await db.schema
      .alterTable('orders')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
}

/**
 * Adds how orders are paid and the time of their delivery; existing orders were delivered when they were placed, unless they await their payment.
 * @param db a database with orders
 */
export async function addPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('delivered_at', 'timestamptz')
    .addColumn('payment_method', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update orders set payment_method = 'transfer' where awaits_payment`.execute(db);
  await sql`update orders set delivered_at = created_at where not awaits_payment`.execute(db);
}
