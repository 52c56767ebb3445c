import { words } from '../lookup/words.ts';

/** Refusals of a login, which gateways to other backends need, too. Source: docs/behaviour/account.md §1.2, §6.2 */
export const LOGIN_WORDS = words({
  wrongLogin: "Email and password don't match.",
  knownEmail: 'There is already an account with this email. Please log in.',
});
