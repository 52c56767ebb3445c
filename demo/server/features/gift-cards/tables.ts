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

declare module '../../platform/database/tables.ts' {
  interface Tables {
    gift_cards: GiftCardsTable;
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
