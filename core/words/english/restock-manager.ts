import { words } from '../lookup/words.ts';

/** Words of the restock manager. Source: docs/behaviour/restock.md §6 */
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
  sendQuestion: 'Send emails about {title}?',
  sendNote: {
    one: '{n} person will be told that it is back in stock. Emails cannot be taken back.',
    other: '{n} people will be told that it is back in stock. Emails cannot be taken back.',
  },
  soldOutWarning: 'It is still sold out, but the email says that it is back.',
  sendToAll: 'Send all emails',
  sendAllQuestion: 'Send all emails?',
  sendAllNote: {
    one: '{n} person will be told that what they are waiting for is back in stock. Emails cannot be taken back.',
    other:
      '{n} people will be told that what they are waiting for is back in stock. Emails cannot be taken back.',
  },
  aboutTitles: 'About: {titles}',
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
  goOnSendingOf: 'Go on sending about {title}',
  emailsSent: { one: '{n} email sent.', other: '{n} emails sent.' },
});
