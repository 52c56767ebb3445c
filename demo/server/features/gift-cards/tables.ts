import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

/** A sold gift card: its value and its balance, in integer cents. */
interface GiftCardsTable {
  code: string;
  position: Generated<number>;
  order_id: string;
  value_cents: number;
  left_cents: number;
  currency: string;
  /** When it became invalid because its order was canceled; it has no balance then. */
  voided_at: Generated<Date | null>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** What a gift card has paid of an order, in integer cents. */
interface OrderGiftCardsTable {
  order_id: string;
  code: string;
  cents: number;
  /** What went back to the card. */
  returned_cents: Generated<number>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    gift_cards: GiftCardsTable;
    order_gift_cards: OrderGiftCardsTable;
  }
}

/**
 * Creates the table of the gift cards that were sold.
 * @param db a database with the store's first tables
 */
export async function createGiftCards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gift_cards')
    .addColumn('code', 'text', key)
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('value_cents', 'bigint', (column) => column.notNull().check(sql`value_cents >= 0`))
    .addColumn('left_cents', 'bigint', (column) =>
      column.notNull().check(sql`left_cents between 0 and value_cents`),
    )
    .addColumn('currency', 'text', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
}

/**
 * Adds the time when a gift card became invalid.
 * @param db a database with gift cards
 */
export async function voidCards(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('gift_cards').addColumn('voided_at', 'timestamptz').execute();
}

/**
 * Creates the table of what gift cards have paid.
 * @param db a database with orders and gift cards
 */
export async function createGiftCardPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_gift_cards')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('code', 'text', (column) => column.notNull().references('gift_cards.code'))
    .addColumn('cents', 'bigint', (column) => column.notNull().check(sql`cents > 0`))
    .addColumn('returned_cents', 'bigint', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`returned_cents between 0 and cents`),
    )
    .addPrimaryKeyConstraint('order_gift_cards_key', ['order_id', 'code'])
    .execute();
}
