import { words } from '../lookup/words.ts';

/** Words of a restock sign-up, verbatim where the catalogue has them. Source: docs/behaviour/restock.md §1, §3 */
export const RESTOCK_WORDS = words({
  restockCallToAction: 'Shall we tell you when it is back?',
  restockEmail: 'Email',
  restockButton: 'Notify me',
  restockMailingList: 'Also send me news by email',
  restockSignedUp: 'Signed up!',
  restockOtherEmail: 'Use another email address',
});
