import { hashToken, makeToken } from '../../platform/credentials/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { copyCart, mergeCarts } from '../cart/index.ts';
import { moveLikes } from '../likes/index.ts';
import { type Member, recogniseMember } from './account.ts';
import type { MemberLogin } from './schemas.ts';

const MS_PER_SECOND = 1_000;
/** Lifetime of a login, in seconds: twelve hours, or thirty days with "remember me". */
const LIFETIME_SECONDS = { once: 43_200, remembered: 2_592_000 } as const;

/** A new login. */
export interface Entered {
  readonly member: Member;
  /** The token for the browser. */
  readonly token: string;
  readonly lifetimeSeconds: number;
  /** Whether some of the visitor's items did not fit into the member's cart. */
  readonly isCartReduced: boolean;
}

/** The browser that logs in or out. */
export interface Caller {
  /** The session of the browser. */
  readonly browserId: string;
  /** The token that came with the request; '' for none. */
  readonly token: string;
}

/**
 * Returns the session that a member's cart and orders belong to, in every browser. It has another format than the sessions of
 * browsers.
 * @param memberId which member
 */
function sessionOf(memberId: string): string {
  return `member-${memberId}`;
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
 * Source: docs/behaviour/account.md §1.4, §1.5, §5.3
 */
export async function enterAs(
  db: Database,
  member: Member,
  { browserId, token: earlierToken, isRemembered }: Caller & { readonly isRemembered: boolean },
): Promise<Entered> {
  const token = makeToken();
  const lifetimeSeconds = LIFETIME_SECONDS[isRemembered ? 'remembered' : 'once'];
  const isCartReduced = await inTransaction(db, async (transaction) => {
    const nowMs = Date.now();
    await endLogin(transaction, earlierToken);
    await transaction.deleteFrom('member_sessions').where('expires_at', '<=', new Date(nowMs)).execute();
    await transaction
      .insertInto('member_sessions')
      .values({
        token_hash: hashToken(token),
        member_id: member.id,
        expires_at: new Date(nowMs + lifetimeSeconds * MS_PER_SECOND),
      })
      .execute();
    const isWhole = await mergeCarts(transaction, browserId, sessionOf(member.id));
    await transferToMember(transaction, browserId, sessionOf(member.id));
    return !isWhole;
  });
  return { member, token, lifetimeSeconds, isCartReduced };
}

/** Moves the visitor's other data to the member, with idempotency keys, so that a retry has no second effect. */
async function transferToMember(
  transaction: StoreTransaction,
  browserId: string,
  sessionId: string,
): Promise<void> {
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
}

/**
 * Finds the member of a login.
 * @param db the store's database
 * @param token from the browser
 * @returns the member and the session of their cart and orders; undefined for an unknown or ended login
 * Source: docs/behaviour/account.md §1.4
 */
export async function findMember(
  db: Database,
  token: string,
): Promise<(Member & { readonly sessionId: string; readonly language: string | null }) | undefined> {
  const member = await db
    .selectFrom('member_sessions as session')
    .innerJoin('members as member', 'member.id', 'session.member_id')
    .select(['member.id', 'member.email', 'member.language'])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', new Date())
    .executeTakeFirst();
  return member && { ...member, sessionId: sessionOf(member.id) };
}

/**
 * Ends a login. The member's cart is kept for the next one; the browser continues with a copy or an empty cart.
 * @param db the store's database
 * @param memberId the member
 * @param caller the token, and the browser's next session
 * @param isCartCloned whether the browser keeps a copy of the cart
 * Source: docs/behaviour/account.md §2
 */
export async function leaveAs(
  db: Database,
  memberId: string,
  { browserId, token }: Caller,
  isCartCloned: boolean,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await endLogin(transaction, token);
    await copyCart(transaction, sessionOf(memberId), browserId, isCartCloned);
  });
}

async function endLogin(transaction: StoreTransaction, token: string): Promise<void> {
  await transaction.deleteFrom('member_sessions').where('token_hash', '=', hashToken(token)).execute();
}
