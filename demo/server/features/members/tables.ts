import type { ColumnType, Kysely } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

/** An account of a visitor. */
interface MembersTable {
  id: string;
  /** As entered. */
  email: string;
  /** In lower case: one account per address. */
  email_key: string;
  password_hash: string;
  /** The member's language as a BCP 47 tag; null until they choose one. */
  language: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A login of a member; only the hash of its token is kept. */
interface MemberSessionsTable {
  token_hash: string;
  member_id: string;
  expires_at: Date;
}

/** The link for a new password that was mailed last; only the hash of its token is kept. */
interface PasswordLinksTable {
  /** The hash of an address, with or without an account. */
  address_hash: string;
  /** Null for an address without an account. */
  member_id: string | null;
  token_hash: string;
  expires_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    members: MembersTable;
    member_sessions: MemberSessionsTable;
    password_links: PasswordLinksTable;
  }
}

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

/**
 * Creates the table of links for new passwords, and an index for the logins of a member.
 * @param db a database with members
 */
export async function createPasswordLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('password_links')
    .addColumn('address_hash', 'text', key)
    .addColumn('member_id', 'text', (column) => column.references('members.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'timestamptz', required)
    .execute();
  await db.schema.createIndex('logins_of_members').on('member_sessions').column('member_id').execute();
}
