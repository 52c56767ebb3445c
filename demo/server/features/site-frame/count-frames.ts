import type { Kysely } from 'kysely';

/**
 * Adds versions to header and footer, so that an edit never overwrites a newer one unseen.
 * @param db a database with header and footer
 */
export async function countFrames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site_frame')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
