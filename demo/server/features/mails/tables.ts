import type { ColumnType, Generated, Kysely } from 'kysely';

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
