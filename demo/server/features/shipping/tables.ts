import { type ColumnType, type Kysely, sql } from 'kysely';

import { key, required } from '../../platform/database/columns.ts';
import { isFirst } from '../../platform/database/settings.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';

/** A way in which orders reach customers; amounts are integer cents. */
interface ShippingMethodsTable {
  id: string;
  /** Its place in the list. */
  position: number;
  name: string;
  price_cents: number;
  /** The goods from which it costs nothing; null if it always costs its price. */
  free_from_cents: number | null;
  /** Whether customers fetch their order: no address is needed. */
  is_pickup: boolean;
  /** A JSON text of country codes; null for all countries. */
  countries: string | null;
  /** Rises with every change. */
  version: ColumnType<number, number | undefined, number>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    shipping_methods: ShippingMethodsTable;
  }
}

const SEEDED_METHODS = 'seeded-shipping-methods';
/** What a store starts with, also one that is older than its shipping methods: both are free. */
const FIRST_METHODS = [
  { id: 'standard', position: 0, name: 'Standard shipping', is_pickup: false },
  { id: 'pickup', position: 1, name: 'Pickup in the yard', is_pickup: true },
] as const;

/**
 * Creates the table of shipping methods.
 * @param db a database with the store's first tables
 */
export async function createShippingMethods(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shipping_methods')
    .addColumn('id', 'text', key)
    .addColumn('position', 'integer', required)
    .addColumn('name', 'text', required)
    .addColumn('price_cents', 'bigint', (column) => column.notNull().check(sql`price_cents >= 0`))
    .addColumn('free_from_cents', 'bigint', (column) => column.check(sql`free_from_cents >= 0`))
    .addColumn('is_pickup', 'boolean', required)
    .addColumn('countries', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

/**
 * Seeds the first shipping methods, once.
 * @param transaction an open transaction
 */
export async function seedShippingMethods(transaction: StoreTransaction): Promise<void> {
  if (!(await isFirst(transaction, SEEDED_METHODS))) return;
  const rows = FIRST_METHODS.map((method) => ({
    ...method,
    price_cents: 0,
    free_from_cents: null,
    countries: null,
  }));
  await transaction.insertInto('shipping_methods').values(rows).execute();
}
