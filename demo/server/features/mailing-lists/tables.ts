import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';
import { isFirst } from '../../platform/database/settings.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';

/** A mailing list of the site. */
interface MailingListsTable {
  id: string;
  name: string;
  /** The name in lower case: unique. */
  name_key: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** An address on a list. */
interface SubscribersTable {
  list_id: string;
  position: Generated<number>;
  /** As entered. */
  email: string;
  /** In lower case: an address is on a list once. */
  email_key: string;
  /** The form that has added it. */
  form_id: string;
  joined_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    mailing_lists: MailingListsTable;
    subscribers: SubscribersTable;
  }
}

const SEEDED_LISTS = 'seeded-mailing-lists';
/** The list of a new site, which restock sign-ups with "Also send me the newsletter" fill. */
export const FIRST_LIST = { id: 'journal-letter', name: 'Journal letter', name_key: 'journal letter' };

/**
 * Creates the tables of mailing lists and their subscribers.
 * @param db a database with the store's first tables
 */
export async function createMailingLists(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailing_lists')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema
    .createTable('subscribers')
    .addColumn('list_id', 'text', (column) => column.notNull().references('mailing_lists.id'))
    .addColumn('position', 'bigserial', (column) => column.notNull().unique())
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', required)
    .addColumn('form_id', 'text', required)
    .addColumn('joined_at', 'timestamptz', writtenNow)
    .addPrimaryKeyConstraint('subscribers_key', ['list_id', 'email_key'])
    .execute();
}

/**
 * Moves the addresses of older restock sign-ups for the newsletter to the first list. The owner could neither
 * see nor remove them.
 * @param db a database with mailing lists and restock sign-ups
 */
export async function moveOlderAddresses(db: Kysely<unknown>): Promise<void> {
  const { id, name, name_key: nameKey } = FIRST_LIST;
  await sql`
    insert into mailing_lists (id, name, name_key)
    select ${id}, ${name}, ${nameKey} where exists (select from mailing_list)
    on conflict do nothing`.execute(db);
  await sql`
    insert into subscribers (list_id, email, email_key, form_id, joined_at)
    select list.id, email, email_key, 'restock', mailing_list.created_at
    from mailing_list, (select id from mailing_lists where name_key = ${nameKey}) as list
    order by mailing_list.created_at
    on conflict do nothing`.execute(db);
  await db.schema.dropTable('mailing_list').execute();
}

/**
 * Adds an index for the pages of a list.
 * @param db a database with mailing lists
 */
export async function indexSubscribers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('subscribers_order')
    .on('subscribers')
    .columns(['list_id', 'position'])
    .execute();
}

/**
 * Seeds the first mailing list, once.
 * @param transaction an open transaction
 */
export async function seedMailingLists(transaction: StoreTransaction): Promise<void> {
  if (await isFirst(transaction, SEEDED_LISTS))
    await transaction
      .insertInto('mailing_lists')
      .values(FIRST_LIST)
      // An older store has it from its addresses.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
