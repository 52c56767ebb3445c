import { hashToken } from '../../platform/credentials/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { newSession } from '../../platform/sessions/cookies.ts';
import { replaceSession } from '../../platform/sessions/replace-session.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { joinMember } from './account.ts';
import { dropMemberCookies, loginHashOf, putMemberCookies } from './cookie.ts';
import { type Caller, enterAs, type Entered, leaveAs, logInMember } from './logins.ts';
import { xsrfTokenOf } from './xsrf-token.ts';

/** The answer to a login. */
export interface LoginAnswer {
  /** For the header of later calls. */
  readonly xsrfToken: string;
  /** Present if some of the visitor's items did not fit into the member's cart. */
  readonly isCartReduced?: true;
}

/** The entered credentials. */
interface Typed {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/**
 * Logs a member in, in the browser and in the database.
 * @param context the request
 * @param parts what the routes are built from
 * @param typed the entered credentials
 * @throws Refusal 422 for an unknown address or a wrong password
 * Source: docs/behaviour/account.md §1
 */
export async function beginLogin(
  context: StoreContext,
  parts: StoreParts,
  typed: Typed,
): Promise<LoginAnswer> {
  const entered = await logInMember(parts.db, typed, callerOf(context));
  if (entered === undefined) throw refusal(422, 'wrongMemberLogin');
  return keepLogin(context, parts, entered, typed.rememberMe);
}

/**
 * Creates an account and logs its member in.
 * @param context the request
 * @param parts what the routes are built from
 * @param typed the checked credentials
 * @throws Refusal 422 if the email has an account with another password
 * Source: docs/behaviour/account.md §6
 */
export async function beginMembership(
  context: StoreContext,
  parts: StoreParts,
  typed: Typed,
): Promise<LoginAnswer> {
  const member = await joinMember(parts.db, typed);
  if (member === undefined) throw refusal(422, 'knownEmail');
  const isRemembered = typed.rememberMe;
  const entered = await enterAs(parts.db, member, { ...callerOf(context), isRemembered });
  if (entered === undefined) throw refusal(422, 'knownEmail');
  return keepLogin(context, parts, entered, isRemembered);
}

/**
 * Logs a member out, in the database and in the browser. Does nothing for a visitor with cookies who is logged out; a token
 * is always revoked.
 * @param context the request
 * @param parts what the routes are built from
 * @param isCartCloned whether the browser keeps a copy of the cart
 * Source: docs/behaviour/account.md §2; docs/behaviour/reference-store.md §18.6
 */
export async function endLogin(
  context: StoreContext,
  parts: StoreParts,
  isCartCloned: boolean,
): Promise<void> {
  if (context.get('member') !== undefined || context.get('tokenSession') !== undefined) {
    const nextId = newSession();
    const caller = { ...callerOf(context), sessionId: context.get('sessionId') };
    await leaveAs(parts.db, caller, nextId, isCartCloned);
    await replaceSession(context, parts, { sessionId: nextId, loginHash: '' });
  }
  // Also the cookies of an ended login: the answer that should have deleted them may have been lost.
  dropMemberCookies(context);
}

/**
 * Reads which browser or page logs in or out.
 * @param context the request
 */
export function callerOf(context: StoreContext): Caller {
  return { browserId: context.get('browserId'), loginHash: loginHashOf(context) };
}

/**
 * Gives the browser a login that was created for it.
 * @param context the request
 * @param parts what the routes are built from
 * @param entered the login
 * @param isRemembered whether it outlives the browser
 */
export async function keepLogin(
  context: StoreContext,
  parts: StoreParts,
  { member, token, lifetimeSeconds, isCartReduced }: Entered,
  isRemembered: boolean,
): Promise<LoginAnswer> {
  await replaceSession(context, parts, { sessionId: newSession(), loginHash: hashToken(token) });
  const maxAgeSeconds = isRemembered ? lifetimeSeconds : undefined;
  putMemberCookies(context, { token, memberId: member.id, maxAgeSeconds });
  return { xsrfToken: xsrfTokenOf(parts.secret, token), ...(isCartReduced && { isCartReduced }) };
}
