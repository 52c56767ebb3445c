import { words } from '../lookup/words.ts';

/** What a visitor reads of a restock sign-up, word for word where the catalogue has it. Source: docs/behaviour/restock.md §1, §3 */
export const RESTOCK_WORDS = words({
  restockCallToAction: 'Shall we tell you when it is back?',
  restockEmail: 'Email',
  restockButton: 'Notify me',
  restockMailingList: 'Also send me news by email',
  restockSignedUp: 'Signed up!',
  restockOtherEmail: 'Use another email address',
});
