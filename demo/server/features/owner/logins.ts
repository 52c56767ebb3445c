import { hashToken, isPassword, makeToken } from '../../platform/credentials/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { OwnerLogin } from './account.ts';

/** Lifetime of a login, in seconds: a long day. Source: docs/behaviour/owner-pages.md §1.4 */
export const LOGIN_LIFETIME_SECONDS = 43_200;
const MS_PER_SECOND = 1_000;

/**
 * Logs an owner in. Each login has its own token, and ends the browser's previous login.
 * @param db the store's database
 * @param login the entered credentials
 * @param earlierToken the token that came with the request; '' for none
 * @returns the token of the new session; undefined for a wrong name or a wrong password, after the same time
 * Source: docs/behaviour/owner-pages.md §1.3, §1.4
 */
export async function logIn(
  db: Database,
  { name, password }: OwnerLogin,
  earlierToken: string,
): Promise<string | undefined> {
  const account = await db.selectFrom('owners').selectAll().where('name', '=', name).executeTakeFirst();
  if (!(await isPassword(account?.password_hash, password))) return undefined;
  await logOut(db, earlierToken);
  const token = makeToken();
  const nowMs = Date.now();
  await db.deleteFrom('owner_sessions').where('expires_at', '<=', new Date(nowMs)).execute();
  await db
    .insertInto('owner_sessions')
    .values({
      token_hash: hashToken(token),
      owner_name: name,
      expires_at: new Date(nowMs + LOGIN_LIFETIME_SECONDS * MS_PER_SECOND),
    })
    .execute();
  return token;
}

/**
 * Finds the owner of a login.
 * @param db the store's database
 * @param token from the browser; '' for none
 * @returns the owner's name; undefined for an unknown or expired token
 * Source: docs/behaviour/owner-pages.md §1.4
 */
export async function findLogin(db: Database, token: string): Promise<string | undefined> {
  if (token === '') return undefined;
  const session = await db
    .selectFrom('owner_sessions')
    .select('owner_name')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return session?.owner_name;
}

/**
 * Ends a session.
 * @param db the store's database
 * @param token the session's token; an unknown one is ignored
 * Source: docs/behaviour/owner-pages.md §1.4
 */
export async function logOut(db: Database, token: string): Promise<void> {
  await db.deleteFrom('owner_sessions').where('token_hash', '=', hashToken(token)).execute();
}
