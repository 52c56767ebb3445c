import { readCookie } from './cookies.ts';
import { COOKIES } from './session-constants.ts';

/**
 * Reads the session token that every write echoes.
 * @returns null if there is none
 * Source: docs/behaviour/session.md §1.1
 */
export function readCrumb(): string | null {
  return readCookie(COOKIES.crumb) || null;
}
