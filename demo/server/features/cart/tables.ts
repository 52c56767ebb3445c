import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

import { QUANTITY_LIMITS } from '../../../../core/offer/index.ts';
import { key, required, writtenNow } from '../../platform/database/columns.ts';
import { followProducts, followVariants } from '../catalogue/index.ts';

/** One cart per session; an order empties it and gives it a new id, so that `version` never falls. */
interface CartsTable {
  session_id: string;
  id: string;
  version: number;
  /** The visitor's note for the order. */
  note: Generated<string>;
  created_at: ColumnType<Date, Date | undefined, Date>;
}

/** A line of a cart. */
interface CartEntriesTable {
  id: string;
  position: Generated<number>;
  session_id: string;
  item_id: string;
  sku: string;
  quantity: number;
  additional_fields: string;
}

/** A discount or gift-card code of a cart. */
interface CartCodesTable {
  session_id: string;
  /** In capitals; that of a gift card in full. */
  code: string;
  kind: 'discount' | 'gift-card';
  position: Generated<number>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    carts: CartsTable;
    cart_entries: CartEntriesTable;
    cart_codes: CartCodesTable;
  }
}

/**
 * Creates the tables of carts.
 * @param db a database with the catalogue
 */
export async function createCarts(db: Kysely<unknown>): Promise<void> {
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

/**
 * Lets lines follow their products: a line has the new sku of its variant, and a deleted variant has no lines.
 * @param db a database with carts
 */
export async function followCatalogue(db: Kysely<unknown>): Promise<void> {
  await followProducts(db, 'cart_entries', 'item_id');
  await followVariants(db, 'cart_entries', 'sku');
}

/**
 * Adds codes and a note to carts.
 * @param db a database with carts
 */
export async function addCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cart_codes')
    .addColumn('session_id', 'text', (column) => column.notNull().references('carts.session_id'))
    .addColumn('code', 'text', required)
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('discount', 'gift-card')`))
    .addColumn('position', 'bigint', (column) => column.generatedAlwaysAsIdentity())
    .addPrimaryKeyConstraint('cart_codes_key', ['session_id', 'code'])
    .execute();
  await sql`create unique index one_discount_per_cart on cart_codes (session_id) where kind = 'discount'`.execute(
    db,
  );
  await db.schema
    .alterTable('carts')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
