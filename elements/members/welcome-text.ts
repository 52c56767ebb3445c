import { ACCOUNT_WORDS } from '../../core/words/index.ts';
import type { KnownMember } from './member-content.ts';

/**
 * Writes what somebody reads who is logged in.
 * @param content what is known of them
 * Source: docs/behaviour/account.md §8.3
 */
export function welcomeText({ isCartReduced }: KnownMember): string {
  const { loggedIn, cartReduced } = ACCOUNT_WORDS;
  return isCartReduced ? `${loggedIn} ${cartReduced}` : loggedIn;
}
