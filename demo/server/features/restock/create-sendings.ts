import type { Kysely } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

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
