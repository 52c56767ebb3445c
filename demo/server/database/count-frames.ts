import type { Kysely } from 'kysely';

/**
 * Counts how often header and footer were saved, so that nobody saves over what they have not seen.
 * @param db a database with header and footer
 */
export async function countFrames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site_frame')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
