import { ACCOUNT_WORDS } from '../../core/words/index.ts';
import type { KnownMember } from './member-content.ts';

/**
 * Writes the message for a logged-in member.
 * @param content the member
 * Source: docs/behaviour/account.md §8.3
 */
export function welcomeText({ isCartReduced }: KnownMember): string {
  const { loggedIn, cartReduced } = ACCOUNT_WORDS;
  return isCartReduced ? `${loggedIn} ${cartReduced}` : loggedIn;
}
