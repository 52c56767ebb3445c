import { words } from '../lookup/words.ts';

/** Words of a restock sign-up, verbatim where the catalogue has them. Source: docs/behaviour/restock.md §1, §3 */
export const RESTOCK_WORDS = words({
  restockCallToAction: 'Get an email when it is back in stock.',
  restockEmail: 'Email',
  restockButton: 'Notify me',
  restockMailingList: 'Also email me news and updates',
  restockSignedUp: 'Signed up!',
  restockOtherEmail: 'Use another email address',
});
