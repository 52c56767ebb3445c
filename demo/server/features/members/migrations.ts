import type { Kysely } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

/**
 * Creates the tables of members: accounts and logins.
 * @param db a database with the store's first tables
 */
export async function createMembers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('members')
    .addColumn('id', 'text', key)
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', required)
    .addColumn('language', 'text')
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema
    .createTable('member_sessions')
    .addColumn('token_hash', 'text', key)
    .addColumn('member_id', 'text', (column) => column.notNull().references('members.id'))
    .addColumn('expires_at', 'timestamptz', required)
    .execute();
}
