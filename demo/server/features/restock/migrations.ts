import type { Kysely } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

/**
 * Creates the tables of restock sign-ups and of the mailing list.
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
