import type { ColumnType, Generated, Kysely } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';
import { followProducts, followVariants } from '../catalogue/index.ts';

/**
 * A customer who waits for a variant. With a `sending_id` and without `sent_at`, their mail is still to be written; `sent_at`
 * is when it was written.
 */
interface RestockSignupsTable {
  id: string;
  position: Generated<number>;
  product_id: string;
  variant_id: string;
  email: string;
  email_key: string;
  joins_mailing_list: boolean;
  language: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date>;
  sending_id: ColumnType<string | null, string | undefined, string>;
  /** Number of refusals of their mail. */
  refusal_count: Generated<number>;
}

/** A sending of restock emails by the owner; its sign-ups are the recipients. */
interface RestockSendingsTable {
  id: string;
  /** The URL of the store, which mails link to. */
  store_url: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    restock_signups: RestockSignupsTable;
    restock_sendings: RestockSendingsTable;
  }
}

/**
 * Creates the table of restock sign-ups, and that of an earlier mailing list.
 * @param db a database with the store's first tables
 */
export async function createRestock(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('restock_signups')
    .addColumn('id', 'text', key)
    .addColumn('position', 'bigserial', (column) => column.notNull().unique())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('variant_id', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', required)
    .addColumn('joins_mailing_list', 'boolean', required)
    .addColumn('language', 'text', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .addColumn('sent_at', 'timestamptz')
    .execute();
  // A customer whose mail was sent may sign up again.
  await db.schema
    .createIndex('restock_signups_waiting')
    .unique()
    .on('restock_signups')
    .columns(['product_id', 'variant_id', 'email_key'])
    .where('sent_at' as never, 'is', null)
    .execute();
  await db.schema
    .createTable('mailing_list')
    .addColumn('email_key', 'text', key)
    .addColumn('email', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
}

/**
 * Adds the sendings of restock emails, to which sign-ups belong before their mail is written: an interrupted one continues.
 * Existing sign-ups belong to no sending; those with a mail keep its time.
 * @param db a database with restock sign-ups
 */
export async function createSendings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('restock_sendings')
    .addColumn('id', 'text', key)
    .addColumn('store_url', 'text', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema
    .alterTable('restock_signups')
    .addColumn('sending_id', 'text', (column) => column.references('restock_sendings.id'))
    .addColumn('refusal_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('restock_signups_of_sending')
    .on('restock_signups')
    .columns(['sending_id', 'position'])
    .execute();
}

/**
 * Lets sign-ups follow their variants: nobody waits for one that is deleted.
 * @param db a database with restock sign-ups
 */
export async function followCatalogue(db: Kysely<unknown>): Promise<void> {
  await followProducts(db, 'restock_signups', 'product_id');
  await followVariants(db, 'restock_signups', 'variant_id');
}
