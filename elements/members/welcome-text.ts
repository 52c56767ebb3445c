import { ACCOUNT_WORDS } from '../../core/words/index.ts';
import type { Message } from '../ui/index.ts';
import type { KnownMember, MemberContent } from './member-content.ts';

/**
 * Writes the message for a logged-in member.
 * @param content the member
 * Source: docs/behaviour/account.md §8.3
 */
export function welcomeText({ isCartReduced }: KnownMember): string {
  const { loggedIn, cartReduced } = ACCOUNT_WORDS;
  return isCartReduced ? `${loggedIn} ${cartReduced}` : loggedIn;
}

/**
 * Reads what a tag for members says after an attempt.
 * @param content the form, or the member
 * Source: docs/behaviour/elements.md §6.2
 */
export function messageOf(content: MemberContent): Message | null {
  const { problem, state } = content;
  if (problem) return { text: problem.message, occasion: problem };
  if (state === 'logged-in') return content.isNew ? { text: welcomeText(content), occasion: state } : null;
  const { notice } = content;
  return notice === null ? null : { text: notice, occasion: notice };
}
