import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

import { key, pagesTable, required, writtenNow } from '../../platform/database/columns.ts';
import { followProducts, followVariants } from './follow-catalogue.ts';

/** A product without its variants; `details` is JSON text checked when the catalogue is loaded. */
export interface ProductsTable {
  id: string;
  slug: string;
  position: number;
  details: string;
  collection_id: Generated<string>;
  /** Visitors see only published ones. */
  is_published: Generated<boolean>;
  /** Rises with every edit. */
  version: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A variant: one price, one stock-keeping unit; `details` is JSON text. */
export interface VariantsTable {
  sku: string;
  product_id: string;
  position: number;
  price_cents: number;
  sale_price_cents: number;
  on_sale: boolean;
  details: string;
}

/** The stock of a variant; the database itself refuses a quantity below zero. */
export interface StockTable {
  sku: string;
  unlimited: boolean;
  quantity: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    products: ProductsTable;
    variants: VariantsTable;
    stock: StockTable;
  }
}

/**
 * Creates the tables of the catalogue.
 * @param db a database without them
 */
export async function createCatalogue(db: Kysely<unknown>): Promise<void> {
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

/**
 * Lets the owner edit products. Existing ones are published, and the stock of a variant follows its sku.
 * @param db a database with the catalogue
 */
export async function addEditing(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('products')
    .addColumn('is_published', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
  await followProducts(db, 'variants', 'product_id');
  await followVariants(db, 'stock', 'sku');
}
