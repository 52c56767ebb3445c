import type { Kysely } from 'kysely';

import { key, required, writtenNow } from './columns.ts';

/**
 * Remembers of each restock sign-up that its owner has had a mail sent, before it is written: what is interrupted goes
 * on there. Whoever waits already belongs to no sending; whoever was told keeps the time.
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
    .execute();
  await db.schema
    .createIndex('restock_signups_of_sending')
    .on('restock_signups')
    .columns(['sending_id', 'position'])
    .execute();
}
