import { words } from '../lookup/words.ts';

/** What a site's owner reads of restock sign-ups. Source: docs/behaviour/restock.md §6 */
export const RESTOCK_MANAGER_WORDS = words({
  noRestockGroups: 'Nobody is waiting for anything.',
  restockGroupsFailed: 'The list cannot be loaded right now.',
  peopleWaiting: { one: '{n} person is waiting', other: '{n} people are waiting' },
  stillSoldOut: 'Still sold out',
  backInStock: 'Back in stock',
  whoIsWaiting: 'Who is waiting for {title}',
  joinsMailingList: 'wants news, too',
  sendToGroup: 'Send emails',
  sendToGroupOf: 'Send emails about {title}',
  sendToAll: 'Send all emails',
  sendToWhom: 'Who should get an email?',
  waitingForSoldOut: {
    one: '{n} person is waiting for something that is still sold out.',
    other: '{n} people are waiting for something that is still sold out.',
  },
  sendToBackInStock: 'Only for what is back in stock',
  sendingTo: '{sent} of {total} emails sent',
  sendingStopped: 'Sending has stopped: {sent} of {total} emails are sent, {left} are not.',
  nobodyTwice: 'Nobody gets an email twice.',
  goOnSending: 'Go on sending',
  emailsSent: { one: '{n} email sent.', other: '{n} emails sent.' },
});
