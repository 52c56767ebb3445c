import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

/** A discount code; amounts are integer cents. */
interface DiscountsTable {
  id: string;
  position: Generated<number>;
  /** In capitals. */
  code: string;
  /** Null for a fixed amount, or for free shipping alone. */
  percent: number | null;
  amount_cents: number | null;
  has_free_shipping: boolean;
  minimum_cents: number;
  starts_at: Date | null;
  ends_at: Date | null;
  /** Null without a limit. */
  max_uses: number | null;
  max_uses_per_customer: number | null;
  /** Orders that have used it. */
  uses: Generated<number>;
  /** Rises when the owner changes it. */
  version: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** How often a customer has used a discount code. */
interface DiscountCustomersTable {
  discount_id: string;
  /** The email address in lower case. */
  email_key: string;
  uses: number;
}

/** The discount code of an order. */
interface OrderCodesTable {
  order_id: string;
  /** Null once the owner has deleted it. */
  discount_id: string | null;
  code: string;
  email_key: string;
  /** When the order was canceled, and its use did not count any more. */
  returned_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    discounts: DiscountsTable;
    discount_customers: DiscountCustomersTable;
    order_codes: OrderCodesTable;
  }
}

/**
 * Creates the tables of discount codes.
 * @param db a database with orders
 */
export async function createDiscounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('discounts')
    .addColumn('id', 'text', key)
    .addColumn('position', 'bigint', (column) => column.generatedAlwaysAsIdentity())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('percent', 'integer', (column) => column.check(sql`percent between 1 and 100`))
    .addColumn('amount_cents', 'bigint', (column) => column.check(sql`amount_cents > 0`))
    .addColumn('has_free_shipping', 'boolean', required)
    .addColumn('minimum_cents', 'bigint', (column) => column.notNull().check(sql`minimum_cents >= 0`))
    .addColumn('starts_at', 'timestamptz')
    .addColumn('ends_at', 'timestamptz')
    .addColumn('max_uses', 'bigint')
    .addColumn('max_uses_per_customer', 'bigint')
    .addColumn('uses', 'bigint', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`uses >= 0`),
    )
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema
    .createTable('discount_customers')
    .addColumn('discount_id', 'text', (column) =>
      column.notNull().references('discounts.id').onDelete('cascade'),
    )
    .addColumn('email_key', 'text', required)
    .addColumn('uses', 'bigint', (column) => column.notNull().check(sql`uses >= 0`))
    .addPrimaryKeyConstraint('discount_customers_key', ['discount_id', 'email_key'])
    .execute();
  await db.schema
    .createTable('order_codes')
    .addColumn('order_id', 'text', (column) => column.primaryKey().references('orders.id'))
    .addColumn('discount_id', 'text', (column) => column.references('discounts.id').onDelete('set null'))
    .addColumn('code', 'text', required)
    .addColumn('email_key', 'text', required)
    .addColumn('returned_at', 'timestamptz')
    .execute();
}
