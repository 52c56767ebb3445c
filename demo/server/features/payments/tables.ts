import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

/** States of a payment. Source: docs/behaviour/reference-store.md §31.2 */
const PAYMENT_STATES = ['created', 'pending', 'paid', 'refused', 'expired'] as const;

/** The state of a payment. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** An attempt to pay an order at a provider. */
interface PaymentsTable {
  id: string;
  position: Generated<number>;
  order_id: string;
  provider: string;
  amount_cents: number;
  currency: string;
  state: PaymentState;
  /** How the provider calls it; '' before it has begun. */
  provider_reference: Generated<string>;
  /** Whether the store can refund it through the provider. */
  can_refund: boolean;
  /** Whether the order was paid otherwise before: its money has to go back. */
  is_surplus: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
  expires_at: Date;
  /** When the provider is asked next; null for never. */
  check_at: Date | null;
  /** When the provider was asked last for a visitor. */
  looked_up_at: Generated<Date | null>;
}

/** Money that goes back through the provider; `cause` is that of its event. */
interface PaymentRefundsTable {
  id: string;
  payment_id: string;
  amount_cents: number;
  state: 'pending' | 'done' | 'refused';
  cause: string;
  /** When it is sent next; null for never. */
  next_attempt_at: Date | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    payments: PaymentsTable;
    payment_refunds: PaymentRefundsTable;
  }
}

/**
 * Creates the tables of payments and of their refunds.
 * @param db a database with orders
 */
export async function createPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', key)
    .addColumn('position', 'bigserial', (column) => column.notNull().unique())
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('provider', 'text', required)
    .addColumn('amount_cents', 'bigint', (column) => column.notNull().check(sql`amount_cents > 0`))
    .addColumn('currency', 'text', required)
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in (${sql.join(PAYMENT_STATES.map((state) => sql.lit(state)))})`),
    )
    .addColumn('provider_reference', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('can_refund', 'boolean', required)
    .addColumn('is_surplus', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', writtenNow)
    .addColumn('expires_at', 'timestamptz', required)
    .addColumn('check_at', 'timestamptz')
    .addColumn('looked_up_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('payments_of_orders')
    .on('payments')
    .columns(['order_id', 'position'])
    .execute();
  // An order has one payment that a visitor can still make.
  await sql`create unique index open_payments on payments (order_id) where state in ('created', 'pending')`.execute(
    db,
  );
  await sql`create index due_payments on payments (check_at) where check_at is not null`.execute(db);
  await db.schema
    .createTable('payment_refunds')
    .addColumn('id', 'text', key)
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
    .addColumn('amount_cents', 'bigint', (column) => column.notNull().check(sql`amount_cents > 0`))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('pending', 'done', 'refused')`),
    )
    .addColumn('cause', 'text', (column) => column.notNull().unique())
    .addColumn('next_attempt_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema.createIndex('refunds_of_payments').on('payment_refunds').column('payment_id').execute();
  await sql`
    create index due_refunds on payment_refunds (next_attempt_at) where next_attempt_at is not null`.execute(
    db,
  );
}
