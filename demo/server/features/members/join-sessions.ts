import { hashToken, makeToken } from '../../platform/credentials/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { sessionOf } from '../../platform/sessions/member-session.ts';
import type { Member } from './account.ts';
import { type Caller, endLogin, findMember, LIFETIME_SECONDS, moveVisitor } from './logins.ts';

const MS_PER_SECOND = 1_000;

/** A login that two keys share: the token of a page, and the cookies of a browser. */
export interface SharedLogin {
  readonly member: Member;
  /** For the browser's cookie. */
  readonly token: string;
  /** Undefined for a session cookie. */
  readonly maxAgeSeconds: number | undefined;
}

/** The session that a browser has after another was handed over to it. */
export interface JoinedSession {
  readonly browserId: string;
  /** The login that was handed over; undefined for none, where that of the browser stays. */
  readonly login: SharedLogin | undefined;
  /** Whether some of the items did not fit into one cart. */
  readonly isCartReduced: boolean;
}

/**
 * Gives a browser the session of a page of another origin, with its login. The cart and the other data that the browser had
 * as a visitor join it, as with a login. A member who is logged in at the store stays so, and the handed-over cart joins
 * theirs, unless the page has a login of its own.
 * @param transaction an open transaction
 * @param handed the session of the page, and its login
 * @param own the session that the browser had
 * Source: docs/behaviour/reference-store.md §18.9
 */
export async function joinSessions(
  transaction: StoreTransaction,
  handed: Caller,
  own: Caller,
): Promise<JoinedSession> {
  const login = await shareLogin(transaction, handed.loginHash);
  if (login !== undefined) {
    // As with a login, the browser's previous one ends.
    await endLogin(transaction, own.loginHash);
    const isCartReduced = await isReducedBy(transaction, own.browserId, sessionOf(login.member.id), handed);
    return { browserId: handed.browserId, login, isCartReduced };
  }
  const member = await findMember(transaction, own.loginHash);
  if (member !== undefined) {
    const isWhole = await moveVisitor(transaction, handed.browserId, member.sessionId);
    return { browserId: own.browserId, login, isCartReduced: !isWhole };
  }
  const isCartReduced = await isReducedBy(transaction, own.browserId, handed.browserId, handed);
  return { browserId: handed.browserId, login, isCartReduced };
}

/** Moves the browser's own data, unless it has the session already. */
async function isReducedBy(
  transaction: StoreTransaction,
  ownId: string,
  intoId: string,
  handed: Caller,
): Promise<boolean> {
  if (ownId === '' || ownId === handed.browserId) return false;
  return !(await moveVisitor(transaction, ownId, intoId));
}

/** Gives a login another token, which the store has to know as text, for a cookie; the page's token refers to the same. */
async function shareLogin(
  transaction: StoreTransaction,
  loginHash: string,
): Promise<SharedLogin | undefined> {
  const member = loginHash === '' ? undefined : await findMember(transaction, loginHash);
  if (member === undefined) return undefined;
  const token = makeToken();
  const next = hashToken(token);
  const shared = await transaction
    .updateTable('member_sessions')
    .set({ token_hash: next })
    .where('token_hash', '=', loginHash)
    .returning('expires_at')
    .executeTakeFirst();
  // A logout on the page was faster.
  if (shared === undefined) return undefined;
  for (const table of ['session_tokens', 'session_codes'] as const)
    await transaction
      .updateTable(table)
      .set({ login_hash: next })
      .where('login_hash', '=', loginHash)
      .execute();
  const leftSeconds = Math.floor((shared.expires_at.getTime() - Date.now()) / MS_PER_SECOND);
  return { member, token, maxAgeSeconds: leftSeconds > LIFETIME_SECONDS.once ? leftSeconds : undefined };
}
