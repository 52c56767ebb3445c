import { sql } from 'kysely';

import { hashToken, makeToken } from '../credentials/index.ts';
import type { Database, StoreTransaction } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';

/** Lifetime of a token, in milliseconds: 60 days. Source: docs/behaviour/reference-store.md §18.5 */
const LIFETIME_MS = 5_184_000_000;
/** How long a renewed token is still valid, in milliseconds: other requests may be on their way with it. */
const OVERLAP_MS = 60_000;

/** What a token stands for. */
export interface SessionKeys {
  /** The visitor's session. */
  readonly sessionId: string;
  /** The page's origin; '' for the store's own. */
  readonly origin: string;
  /** Hash of the member's login; '' for none. */
  readonly loginHash: string;
}

/**
 * Makes a token.
 * @param db the store's database
 * @param keys what it stands for
 * @param nowMs the time now, in milliseconds since 1970
 * @returns 64 hexadecimal digits, of which the database has a hash
 * Source: docs/behaviour/reference-store.md §18.4
 */
export async function issueToken(
  db: Database | StoreTransaction,
  { sessionId, origin, loginHash }: SessionKeys,
  nowMs: number,
): Promise<string> {
  const token = makeToken();
  await db
    .insertInto('session_tokens')
    .values({
      token_hash: hashToken(token),
      session_id: sessionId,
      origin,
      login_hash: loginHash,
      expires_at: new Date(nowMs + LIFETIME_MS),
    })
    .execute();
  return token;
}

/**
 * Finds what a token stands for.
 * @param db the store's database
 * @param sent the token and the origin of the request
 * @param nowMs the time now, in milliseconds since 1970
 * @returns undefined for an unknown, expired or revoked one, and for one of another origin
 * Source: docs/behaviour/reference-store.md §18.4, §18.5
 */
export async function findToken(
  db: Database,
  { token, origin }: { readonly token: string; readonly origin: string },
  nowMs: number,
): Promise<(SessionKeys & { readonly isDue: boolean }) | undefined> {
  const row = await db
    .selectFrom('session_tokens')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('origin', '=', origin)
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const isDue = row.expires_at.getTime() - nowMs < LIFETIME_MS / 2;
  return { sessionId: row.session_id, origin, loginHash: row.login_hash, isDue };
}

/**
 * Replaces a token that is due. It stays valid for a minute, in which each of its requests brings a new one, because an
 * answer may be lost.
 * @param db the store's database
 * @param due the token and what it stands for
 * @param nowMs the time now, in milliseconds since 1970
 * @returns the new token; undefined if the old one has been revoked meanwhile
 * Source: docs/behaviour/reference-store.md §18.5
 */
export async function renewToken(
  db: Database,
  { token, ...keys }: SessionKeys & { readonly token: string },
  nowMs: number,
): Promise<string | undefined> {
  return inTransaction(db, async (transaction) => {
    // Locks the row, so that a logout waits and then finds the new token, too.
    const kept = await transaction
      .updateTable('session_tokens')
      .set({ expires_at: sql<Date>`least(expires_at, ${new Date(nowMs + OVERLAP_MS)}::timestamptz)` })
      .where('token_hash', '=', hashToken(token))
      .returning('token_hash')
      .executeTakeFirst();
    return kept && issueToken(transaction, keys, nowMs);
  });
}

/**
 * Revokes all tokens of a session, and with them its codes.
 * @param transaction an open transaction
 * @param sessionId the session that a login or a logout ends
 * Source: docs/behaviour/reference-store.md §18.6
 */
export async function endTokens(transaction: StoreTransaction, sessionId: string): Promise<void> {
  const revoke = transaction.deleteFrom('session_tokens').where('session_id', '=', sessionId);
  // Once more after a renewal that was waited for: the statement did not see the new token.
  while ((await revoke.executeTakeFirst()).numDeletedRows > 0n);
}

/**
 * Deletes expired tokens and codes.
 * @param db the store's database
 * @param nowMs the time now, in milliseconds since 1970
 */
export async function sweepTokens(db: Database, nowMs: number): Promise<void> {
  for (const table of ['session_tokens', 'session_codes'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', new Date(nowMs)).execute();
}
