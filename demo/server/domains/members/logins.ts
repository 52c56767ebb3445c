import type { Database, StoreTransaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { copyCart, mergeCarts } from '../cart/index.ts';
import { hashToken, makeToken } from '../credentials/index.ts';
import { type Member, recogniseMember } from './account.ts';
import type { MemberLogin } from './schemas.ts';

const MS_PER_SECOND = 1_000;
/** How long a login lasts, in seconds: twelve hours, or, for who wants to be remembered, thirty days. */
const LIFETIME_SECONDS = { once: 43_200, remembered: 2_592_000 } as const;

/** A login that has begun. */
export interface Entered {
  readonly member: Member;
  /** What the browser keeps. */
  readonly token: string;
  readonly lifetimeSeconds: number;
  /** Whether the member's cart has not taken all that was in the visitor's. */
  readonly isCartReduced: boolean;
}

/** Who begins or ends a login, and from where. */
export interface Caller {
  /** The session of the browser. */
  readonly browserId: string;
  /** The token that came with the request; '' for none. */
  readonly token: string;
}

/**
 * Names the session that a member's cart and orders belong to, wherever they are logged in. No browser can have it: the
 * sessions of browsers look different.
 * @param memberId which member
 */
function sessionOf(memberId: string): string {
  return `member-${memberId}`;
}

/**
 * Logs a member in.
 * @param db the store's database
 * @param login what was typed
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
 * Begins a login with a token of its own, ends the one that the browser had before, and brings the visitor's cart and
 * orders along.
 * @param db the store's database
 * @param member who it is
 * @param caller where from, and for how long
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

/** What else is the visitor's becomes the member's, with the keys of what was done: a retry must not do it again. */
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
 * Finds out who is logged in.
 * @param db the store's database
 * @param token what the browser sent
 * @returns the member, and whose cart and orders are theirs; undefined for nobody, and after the login has ended
 * Source: docs/behaviour/account.md §1.4
 */
export async function findMember(
  db: Database,
  token: string,
): Promise<(Member & { readonly sessionId: string }) | undefined> {
  const member = await db
    .selectFrom('member_sessions as session')
    .innerJoin('members as member', 'member.id', 'session.member_id')
    .select(['member.id', 'member.email'])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', new Date())
    .executeTakeFirst();
  return member && { ...member, sessionId: sessionOf(member.id) };
}

/**
 * Ends a login. The member's cart waits for the next one; the browser goes on with a copy of it, or with nothing.
 * @param db the store's database
 * @param memberId who leaves
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
