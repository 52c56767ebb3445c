import type { StoreContext } from '../../platform/http/store-env.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { newSession, replaceSession } from '../../platform/sessions/cookies.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { joinMember } from './account.ts';
import { dropMemberCookies, putMemberCookies, readMemberToken } from './cookie.ts';
import { enterAs, type Entered, leaveAs, logInMember } from './logins.ts';
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
  return keepLogin(context, parts, entered, isRemembered);
}

/**
 * Logs a member out, in the database and in the browser. Does nothing for a visitor who is logged out.
 * @param context the request
 * @param parts what the routes are built from
 * @param isCartCloned whether the browser keeps a copy of the cart
 * Source: docs/behaviour/account.md §2
 */
export async function endLogin(
  context: StoreContext,
  { db, secret }: StoreParts,
  isCartCloned: boolean,
): Promise<void> {
  const member = context.get('member');
  if (member !== undefined) {
    const browserId = newSession();
    await leaveAs(db, member.id, { browserId, token: readMemberToken(context) }, isCartCloned);
    replaceSession(context, secret, browserId);
  }
  // Also the cookies of an ended login: the answer that should have deleted them may have been lost.
  dropMemberCookies(context);
}

function callerOf(context: StoreContext) {
  return { browserId: context.get('browserId'), token: readMemberToken(context) };
}

function keepLogin(
  context: StoreContext,
  { secret }: StoreParts,
  { member, token, lifetimeSeconds, isCartReduced }: Entered,
  isRemembered: boolean,
): LoginAnswer {
  replaceSession(context, secret);
  const maxAgeSeconds = isRemembered ? lifetimeSeconds : undefined;
  putMemberCookies(context, { token, memberId: member.id, maxAgeSeconds });
  return { xsrfToken: xsrfTokenOf(secret, token), ...(isCartReduced && { isCartReduced }) };
}
