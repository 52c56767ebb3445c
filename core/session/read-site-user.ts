import { readCookie } from './cookies.ts';
import { COOKIES } from './session-constants.ts';
import { parseSiteUser, type SiteUser } from './site-user.ts';
import { tokenSession } from './token-session.ts';

/**
 * Reads who is signed in according to the site-user cookie, or to a store of another origin.
 * @param apiRoot the root of the store's API
 * @returns the site user at this moment
 * Source: docs/behaviour/session.md §3.1, §9.3
 */
export function readSiteUser(apiRoot: string): SiteUser {
  return tokenSession(apiRoot)?.readSiteUser() ?? parseSiteUser(readCookie(COOKIES.siteUserInfo));
}
