import { hashToken, makeToken } from '../../platform/credentials/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { sessionOf } from '../../platform/sessions/member-session.ts';
import { endTokens } from '../../platform/sessions/session-tokens.ts';
import { copyCart, mergeCarts } from '../cart/index.ts';
import { moveLikes } from '../likes/index.ts';
import { type KnownMember, type Member, recogniseMember } from './account.ts';
import type { MemberLogin } from './schemas.ts';

const MS_PER_SECOND = 1_000;
/** Lifetime of a login, in seconds: twelve hours, or thirty days with "remember me". */
export const LIFETIME_SECONDS = { once: 43_200, remembered: 2_592_000 } as const;

/** A new login. */
export interface Entered {
  readonly member: Member;
  /** The token for the browser. */
  readonly token: string;
  readonly lifetimeSeconds: number;
  /** Whether some of the visitor's items did not fit into the member's cart. */
  readonly isCartReduced: boolean;
}

/** The browser or page that logs in or out. */
export interface Caller {
  /** Its session. */
  readonly browserId: string;
  /** Hash of the token of its login; '' for none. */
  readonly loginHash: string;
}

/**
 * Logs a member in.
 * @param db the store's database
 * @param login the entered credentials
 * @param caller who
 * @returns undefined for an unknown address or a wrong password, after the same time
 * Source: docs/behaviour/account.md §1
 */
export async function logInMember(
  db: Database,
  login: MemberLogin,
  caller: Caller,
): Promise<Entered | undefined> {
  const member = await recogniseMember(db, login);
  return member && enterAs(db, member, { ...caller, isRemembered: login.rememberMe });
}

/**
 * Creates a login with its own token, ends the browser's previous one, and moves the visitor's cart and orders to the
 * member.
 * @param db the store's database
 * @param member the member
 * @param caller the browser, and the lifetime
 * @returns undefined if the password was changed meanwhile, or the account deleted
 * Source: docs/behaviour/account.md §1.4, §1.5, §5.3
 */
export async function enterAs(
  db: Database,
  member: KnownMember,
  caller: Caller & { readonly isRemembered: boolean },
): Promise<Entered | undefined> {
  return inTransaction(db, async (transaction) => {
    const same = await transaction
      .selectFrom('members')
      .select('id')
      .where('id', '=', member.id)
      .where('password_hash', '=', member.passwordHash)
      .forShare()
      .executeTakeFirst();
    return same && enterIn(transaction, member, caller);
  });
}

/**
 * Creates a login, as `enterAs`.
 * @param transaction an open transaction, which has locked the member
 * @param member the member
 * @param caller the browser, and the lifetime
 */
export async function enterIn(
  transaction: StoreTransaction,
  { id, email }: Member,
  { browserId, loginHash, isRemembered }: Caller & { readonly isRemembered: boolean },
): Promise<Entered> {
  const token = makeToken();
  const lifetimeSeconds = LIFETIME_SECONDS[isRemembered ? 'remembered' : 'once'];
  const nowMs = Date.now();
  await endLogin(transaction, loginHash);
  await endTokens(transaction, browserId);
  await transaction.deleteFrom('member_sessions').where('expires_at', '<=', new Date(nowMs)).execute();
  await transaction
    .insertInto('member_sessions')
    .values({
      token_hash: hashToken(token),
      member_id: id,
      expires_at: new Date(nowMs + lifetimeSeconds * MS_PER_SECOND),
    })
    .execute();
  const isWhole = await moveVisitor(transaction, browserId, sessionOf(id));
  return { member: { id, email }, token, lifetimeSeconds, isCartReduced: !isWhole };
}

/**
 * Moves a visitor's cart and other data to another session, with idempotency keys, so that a retry has no second effect.
 * @param transaction an open transaction
 * @param browserId the visitor's session
 * @param sessionId the other session
 * @returns whether all lines of the cart fitted
 * Source: docs/behaviour/account.md §5.3
 */
export async function moveVisitor(
  transaction: StoreTransaction,
  browserId: string,
  sessionId: string,
): Promise<boolean> {
  const isWhole = await mergeCarts(transaction, browserId, sessionId);
  for (const table of ['orders', 'subscription_carts', 'form_keys'] as const)
    await transaction
      .updateTable(table)
      .set({ session_id: sessionId })
      .where('session_id', '=', browserId)
      .execute();
  await moveLikes(transaction, browserId, sessionId);
  await transaction
    .updateTable('idempotency')
    .set({ scope: sessionId })
    .where('scope', '=', browserId)
    .where('key', 'not in', (known) =>
      known.selectFrom('idempotency').select('key').where('scope', '=', sessionId),
    )
    .execute();
  return isWhole;
}

/**
 * Finds the member of a login.
 * @param db the store's database
 * @param loginHash hash of the token of the login
 * @returns the member and the session of their cart and orders; undefined for an unknown or ended login
 * Source: docs/behaviour/account.md §1.4
 */
export async function findMember(
  db: Database | StoreTransaction,
  loginHash: string,
): Promise<(Member & { readonly sessionId: string; readonly language: string | null }) | undefined> {
  const member = await db
    .selectFrom('member_sessions as session')
    .innerJoin('members as member', 'member.id', 'session.member_id')
    .select(['member.id', 'member.email', 'member.language'])
    .where('session.token_hash', '=', loginHash)
    .where('session.expires_at', '>', new Date())
    .executeTakeFirst();
  return member && { ...member, sessionId: sessionOf(member.id) };
}

/**
 * Ends a login, and every token of its session. The member's cart is kept for the next login; the browser continues with a
 * copy or an empty cart.
 * @param db the store's database
 * @param caller the login; its session, and that of its cart
 * @param nextId the browser's next session
 * @param isCartCloned whether the browser keeps a copy of the cart
 * Source: docs/behaviour/account.md §2
 */
export async function leaveAs(
  db: Database,
  { browserId, loginHash, sessionId }: Caller & { readonly sessionId: string },
  nextId: string,
  isCartCloned: boolean,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await endLogin(transaction, loginHash);
    await endTokens(transaction, browserId);
    await copyCart(transaction, sessionId, nextId, isCartCloned);
  });
}

/**
 * Ends a login.
 * @param transaction an open transaction
 * @param loginHash hash of its token; an unknown one is ignored
 */
export async function endLogin(transaction: StoreTransaction, loginHash: string): Promise<void> {
  await transaction.deleteFrom('member_sessions').where('token_hash', '=', loginHash).execute();
}
