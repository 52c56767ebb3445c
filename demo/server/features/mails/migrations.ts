import type { Kysely } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

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
