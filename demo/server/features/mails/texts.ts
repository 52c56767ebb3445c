/** Words of the owner's pages about mails. Source: docs/behaviour/owner-pages.md §6.6 */
export const DELIVERY_TEXTS = {
  states: {
    written: 'In the outbox',
    due: 'To be sent',
    sending: 'Being sent',
    waiting: 'Not sent yet, next attempt',
    sent: 'Sent',
    failed: 'Not sent',
  },
  sentAgain: 'This email will be sent again.',
} as const;
