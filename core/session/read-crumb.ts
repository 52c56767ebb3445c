import { readCookie } from './cookies.ts';
import { COOKIES } from './session-constants.ts';
import { tokenSession } from './token-session.ts';

/**
 * Reads the session token that every write echoes.
 * @param apiRoot the root of the store's API
 * @returns null if there is none, and at a store of another origin
 * Source: docs/behaviour/session.md §1.1
 */
export function readCrumb(apiRoot: string): string | null {
  return tokenSession(apiRoot) ? null : readCookie(COOKIES.crumb) || null;
}
