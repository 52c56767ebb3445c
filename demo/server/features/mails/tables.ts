import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

/** A mail that the store has written; `cause` is unique. */
interface MailsTable {
  id: string;
  position: Generated<number>;
  cause: string;
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  language: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** When the mail server has accepted it. */
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** How often it was tried since it was written, or since the owner has sent it again. */
  attempts: Generated<number>;
  /** When it is tried next, or a process that tries it loses it; null: never. */
  next_attempt_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Why the last attempt failed. */
  failure: ColumnType<string | null, string | null | undefined, string | null>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    mails: MailsTable;
  }
}

/**
 * Creates the table of the mails that the store has written.
 * @param db a database with the store's first tables
 */
export async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', key)
    .addColumn('position', 'bigserial', (column) => column.notNull().unique())
    .addColumn('cause', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', required)
    .addColumn('recipient', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
}

/**
 * Adds how the mails are sent. A mail that is written is due at once; those of before are never.
 * @param db a database with the outbox
 */
export async function addDelivery(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mails')
    .addColumn('sent_at', 'timestamptz')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'timestamptz')
    .addColumn('failure', 'text')
    .execute();
  await db.schema
    .alterTable('mails')
    .alterColumn('next_attempt_at', (column) => column.setDefault(sql`now()`))
    .execute();
  await sql`create index due_mails on mails (next_attempt_at) where next_attempt_at is not null`.execute(db);
}
