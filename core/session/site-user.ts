import { fieldsOf, parseJson } from '../json/index.ts';

/**
 * The visitor according to a cookie: a hint for display, never an authority.
 * Source: docs/behaviour/session.md §3.1, §3.2
 */
export interface SiteUser {
  readonly isAuthenticated: boolean;
  readonly siteUserId: string | null;
}

const LOGGED_OUT: SiteUser = Object.freeze({ isAuthenticated: false, siteUserId: null });

/**
 * Reads the value of the site-user info cookie.
 * @param cookieValue the decoded cookie, or null when there is none
 * @returns the site user; logged out if the value cannot be parsed
 * Source: docs/behaviour/session.md §3.1, §3.2.
 */
export function parseSiteUser(cookieValue: string | null): SiteUser {
  return siteUserIn(parseJson(cookieValue ?? ''));
}

/**
 * Reads the site user from JSON: that of the cookie, or a store's answer.
 * @param json anything
 * @returns the site user; logged out if it is nothing of the kind
 * Source: docs/behaviour/session.md §3.1, §9.3
 */
export function siteUserIn(json: unknown): SiteUser {
  const info = fieldsOf(json);
  const siteUserId = info.text('siteUserId');
  const isReadable = siteUserId !== null || !info.has('siteUserId');
  return info.flag('authenticated') && isReadable ? { isAuthenticated: true, siteUserId } : LOGGED_OUT;
}
