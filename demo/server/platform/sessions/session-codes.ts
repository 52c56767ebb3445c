import type { ExpressionBuilder } from 'kysely';

import { hashToken, makeToken } from '../credentials/index.ts';
import type { Database, StoreTransaction, Tables } from '../database/tables.ts';
import type { SessionKeys } from './session-tokens.ts';

/** Lifetime of a code, in seconds. Source: docs/behaviour/reference-store.md §18.8 */
export const CODE_LIFETIME_SECONDS = 60;
const MS_PER_SECOND = 1_000;

const endOf = (nowMs: number): Date => new Date(nowMs + CODE_LIFETIME_SECONDS * MS_PER_SECOND);

/** A login or logout of the page revokes its tokens, and thereby its codes. */
const hasToken = (codes: ExpressionBuilder<Tables, 'session_codes'>) =>
  codes.exists(
    codes
      .selectFrom('session_tokens')
      .select('session_tokens.token_hash')
      .whereRef('session_tokens.session_id', '=', 'session_codes.session_id'),
  );

/**
 * Makes a code that hands a session over.
 * @param db the store's database
 * @param keys the session, its login, and the origin that has to send the code
 * @param nowMs the time now, in milliseconds since 1970
 * @returns 64 hexadecimal digits, of which the database has a hash
 * Source: docs/behaviour/reference-store.md §18.8
 */
export async function issueCode(
  db: Database,
  { sessionId, origin, loginHash }: SessionKeys,
  nowMs: number,
): Promise<string> {
  const code = makeToken();
  await db
    .insertInto('session_codes')
    .values({
      code_hash: hashToken(code),
      session_id: sessionId,
      login_hash: loginHash,
      origin,
      expires_at: endOf(nowMs),
    })
    .execute();
  return code;
}

/**
 * Exchanges a code for one that only this browser has. Of concurrent requests one succeeds.
 * @param db the store's database
 * @param sent the code, and the origin of the form that has sent it
 * @param nowMs the time now, in milliseconds since 1970
 * @returns the browser's code; undefined for an unknown, used or expired code, or another origin
 * Source: docs/behaviour/reference-store.md §18.8
 */
export async function exchangeCode(
  db: Database,
  { code, origin }: { readonly code: string; readonly origin: string },
  nowMs: number,
): Promise<string | undefined> {
  const arrival = makeToken();
  const exchanged = await db
    .updateTable('session_codes')
    .set({ code_hash: hashToken(arrival), origin: null, expires_at: endOf(nowMs) })
    .where('code_hash', '=', hashToken(code))
    .where('origin', '=', origin)
    .where('expires_at', '>', new Date(nowMs))
    .where(hasToken)
    .returning('session_id')
    .executeTakeFirst();
  return exchanged && arrival;
}

/**
 * Uses up the code of a browser.
 * @param transaction an open transaction
 * @param arrival the browser's code
 * @param nowMs the time now, in milliseconds since 1970
 * @returns the session, and its login; undefined for an unknown, used or expired code
 * Source: docs/behaviour/reference-store.md §18.8
 */
export async function useCode(
  transaction: StoreTransaction,
  arrival: string,
  nowMs: number,
): Promise<Omit<SessionKeys, 'origin'> | undefined> {
  const used = await transaction
    .deleteFrom('session_codes')
    .where('code_hash', '=', hashToken(arrival))
    .where('origin', 'is', null)
    .where('expires_at', '>', new Date(nowMs))
    .where(hasToken)
    .returning(['session_id', 'login_hash'])
    .executeTakeFirst();
  return used && { sessionId: used.session_id, loginHash: used.login_hash };
}
