import { words } from '../lookup/words.ts';

/** Words of the restock manager. Source: docs/behaviour/restock.md §6 */
export const RESTOCK_MANAGER_WORDS = words({
  noRestockGroups: 'No back-in-stock requests.',
  restockGroupsFailed: 'The list cannot be loaded right now.',
  peopleWaiting: { one: '{n} person is waiting', other: '{n} people are waiting' },
  stillSoldOut: 'Still sold out',
  backInStock: 'Back in stock',
  whoIsWaiting: 'Requests for {title}',
  joinsMailingList: 'joined the mailing list',
  sendToGroup: 'Send emails',
  sendToGroupOf: 'Send emails about {title}',
  sendQuestion: 'Send emails about {title}?',
  sendNote: {
    one: '{n} person will get an email saying it is back in stock. This cannot be undone.',
    other: '{n} people will get an email saying it is back in stock. This cannot be undone.',
  },
  soldOutWarning: 'It is still sold out, but the email says it is back in stock.',
  sendToAll: 'Send all emails',
  sendAllQuestion: 'Send all emails?',
  sendAllNote: {
    one: '{n} person will get an email saying their item is back in stock. This cannot be undone.',
    other: '{n} people will get an email saying their item is back in stock. This cannot be undone.',
  },
  aboutTitles: 'About: {titles}',
  sendToWhom: 'Who should get an email?',
  waitingForSoldOut: {
    one: '{n} person is waiting for something that is still sold out.',
    other: '{n} people are waiting for something that is still sold out.',
  },
  sendToBackInStock: 'Only for items back in stock',
  sendingTo: '{sent} of {total} emails sent',
  sendingStopped: 'Sending stopped: {sent} of {total} emails sent, {left} to go.',
  nobodyTwice: 'No one gets the same email twice.',
  goOnSending: 'Resume sending',
  goOnSendingOf: 'Resume sending about {title}',
  emailsSent: { one: '{n} email sent.', other: '{n} emails sent.' },
});
