import type { Kysely } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

/**
 * Creates the tables of forms: schemas, submission keys and submissions.
 * @param db a database with the store's first tables
 */
export async function createForms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('forms')
    .addColumn('id', 'text', key)
    .addColumn('schema', 'text', required)
    .execute();
  await db.schema
    .createTable('form_keys')
    .addColumn('key', 'text', key)
    .addColumn('session_id', 'text', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema.createIndex('form_keys_age').on('form_keys').column('created_at').execute();
  await db.schema
    .createTable('form_submissions')
    .addColumn('id', 'text', key)
    .addColumn('form_id', 'text', (column) => column.notNull().references('forms.id'))
    .addColumn('answers', 'text', required)
    .addColumn('page_url', 'text', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema
    .createIndex('form_submissions_age')
    .on('form_submissions')
    .columns(['form_id', 'created_at'])
    .execute();
}
