import type { Kysely } from 'kysely';

import { key, required } from '../../platform/database/columns.ts';

/** An account of the store's owner. */
interface OwnersTable {
  name: string;
  password_hash: string;
}

/** A login of an owner; only the hash of its token is kept. */
interface OwnerSessionsTable {
  token_hash: string;
  owner_name: string;
  expires_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    owners: OwnersTable;
    owner_sessions: OwnerSessionsTable;
  }
}

/**
 * Creates the tables of owners: accounts and logins. Adds versions to forms, which owners edit.
 * @param db a database with the store's first tables
 */
export async function createOwners(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('owners')
    .addColumn('name', 'text', key)
    .addColumn('password_hash', 'text', required)
    .execute();
  await db.schema
    .createTable('owner_sessions')
    .addColumn('token_hash', 'text', key)
    .addColumn('owner_name', 'text', (column) => column.notNull().references('owners.name'))
    .addColumn('expires_at', 'timestamptz', required)
    .execute();
  await db.schema
    .alterTable('forms')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
