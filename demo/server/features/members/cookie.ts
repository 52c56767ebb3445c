import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import { hashToken } from '../../platform/credentials/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { attributesOf, tokenCookie } from '../../platform/sessions/token-cookie.ts';

/** The token of the login, hidden from scripts, and the data for scripts. Source: docs/behaviour/session.md §1.1 */
const NAMES = { token: 'ss_member', info: 'SiteUserInfo' } as const;
const TOKEN = tokenCookie(NAMES.token);

/** The login data in the browser's cookies. */
export interface MemberCookies {
  readonly token: string;
  readonly memberId: string;
  /** Undefined for a session cookie. */
  readonly maxAgeSeconds: number | undefined;
}

/**
 * Reads the token of a member's login.
 * @param context the request
 * @returns the token, which may be invalid; '' for none
 * Source: docs/behaviour/account.md §1.4
 */
export function readMemberToken(context: StoreContext): string {
  return TOKEN.read(context);
}

/**
 * Finds the login of a request: that of its token, or of the browser's cookies.
 * @param context the request
 * @returns the hash of the login's token; '' for none
 * Source: docs/behaviour/account.md §1.4
 */
export function loginHashOf(context: StoreContext): string {
  const session = context.get('tokenSession');
  if (session !== undefined) return session.loginHash;
  const token = readMemberToken(context);
  return token === '' ? '' : hashToken(token);
}

/**
 * Checks whether the browser has cookies of a login.
 * @param context the request
 */
export function hasMemberCookies(context: StoreContext): boolean {
  return Object.values(NAMES).some((name) => getCookie(context, name) !== undefined);
}

/**
 * Sets the cookies of a login.
 * @param context the request
 * @param login the member and the lifetime
 * Source: docs/behaviour/account.md §1.4
 */
export function putMemberCookies(context: StoreContext, login: MemberCookies): void {
  const lasts = login.maxAgeSeconds === undefined ? {} : { maxAge: login.maxAgeSeconds };
  const info = JSON.stringify({ authenticated: true, siteUserId: login.memberId });
  TOKEN.put(context, login.token, login.maxAgeSeconds);
  setCookie(context, NAMES.info, info, { ...attributesOf(context), ...lasts });
}

/**
 * Deletes the cookies of a login.
 * @param context the request
 * Source: docs/behaviour/account.md §2.1
 */
export function dropMemberCookies(context: StoreContext): void {
  for (const name of Object.values(NAMES)) deleteCookie(context, name, attributesOf(context));
}
