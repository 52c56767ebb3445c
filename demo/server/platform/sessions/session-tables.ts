import type { Kysely } from 'kysely';

import { key, required } from '../database/columns.ts';

/** A token that identifies a visitor to pages of one origin; only its hash is kept. */
interface SessionTokensTable {
  token_hash: string;
  /** The session; that of a browser's cookies may be the same. */
  session_id: string;
  /** '' for the store's own. */
  origin: string;
  /** Hash of the member's login; '' for none. */
  login_hash: string;
  expires_at: Date;
}

/** A code that hands a session over to the visitor's browser, once. */
interface SessionCodesTable {
  code_hash: string;
  session_id: string;
  login_hash: string;
  /** The origin that has to send it; null once it has, and the browser has a code of its own instead. */
  origin: string | null;
  expires_at: Date;
}

declare module '../database/tables.ts' {
  interface Tables {
    session_tokens: SessionTokensTable;
    session_codes: SessionCodesTable;
  }
}

/**
 * Creates the tables of session tokens and of codes.
 * @param db a database without them
 */
export async function createSessionTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session_tokens')
    .addColumn('token_hash', 'text', key)
    .addColumn('session_id', 'text', required)
    .addColumn('origin', 'text', required)
    .addColumn('login_hash', 'text', required)
    .addColumn('expires_at', 'timestamptz', required)
    .execute();
  await db.schema
    .createTable('session_codes')
    .addColumn('code_hash', 'text', key)
    .addColumn('session_id', 'text', required)
    .addColumn('login_hash', 'text', required)
    .addColumn('origin', 'text')
    .addColumn('expires_at', 'timestamptz', required)
    .execute();
  for (const table of ['session_tokens', 'session_codes'] as const) {
    await db.schema.createIndex(`${table}_session`).on(table).column('session_id').execute();
    await db.schema.createIndex(`${table}_end`).on(table).column('expires_at').execute();
  }
}
