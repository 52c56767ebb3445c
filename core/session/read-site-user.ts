import { readCookie } from './cookies.ts';
import { COOKIES } from './session-constants.ts';
import { parseSiteUser, type SiteUser } from './site-user.ts';

/**
 * Reads who is signed in according to the site-user cookie.
 * @returns the site user at this moment
 * Source: docs/behaviour/session.md §3.1
 */
export function readSiteUser(): SiteUser {
  return parseSiteUser(readCookie(COOKIES.siteUserInfo));
}
