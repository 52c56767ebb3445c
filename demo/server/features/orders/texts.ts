import { formatMoney, money } from '../../../../core/money/index.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { howMany, howManyRows } from '../../platform/shared/how-many.ts';

const printed = (cents: number): string => formatMoney(money(cents, CURRENCY));

/** Texts of the owner's orders. Source: docs/behaviour/owner-pages.md §18 */
export const ORDER_TEXTS = {
  erasedCustomer: 'Erased customer',
  order: (number: string) => `Order ${number}`,
  found: (count: number) => howManyRows(count, 'order found', 'orders found'),
  nothingFound: 'No orders match your search.',
  cancelled: 'Canceled',
  shipped: 'Shipped',
  toShip: 'To ship',
  refunded: 'Refunded',
  partlyRefunded: 'Partly refunded',
  placed: 'Order placed',
  markedAsPaid: 'Marked as paid',
  paidOnline: 'Paid online',
  paymentRefused: 'Payment declined',
  paidLate: (cents: number) => `Paid after it was canceled: ${printed(cents)}`,
  paidTwice: (cents: number) => `Paid a second time: ${printed(cents)}`,
  paymentDiffers: (amount: string) => `The provider reports another amount: ${amount}`,
  notPaidInTime: 'Not paid in time.',
  refundOf: (cents: number) => `Refunded ${printed(cents)}`,
  toCards: (cents: number) => `${printed(cents)} of it is back on the gift card that paid for the order.`,
  backOnCards: (cents: number) => `${printed(cents)} is back on the gift card that paid for the order.`,
  returned: (count: number, title: string) => `Back in stock: ${count} × ${title}`,
  cardsVoided: (count: number) => howMany(count, 'gift card voided', 'gift cards voided'),
  linksRenewed: 'New download links sent',
  filesSent: (count: number) => howMany(count, 'file', 'files'),
  linksDone: 'New links were sent. The older ones have ended.',
  downloadsUsed: (used: number, allowed: number) => `${used} of ${allowed} downloads used`,
  renewLinks: 'Send new links',
  sendFiles: 'Send the files',
  linesReturned: (count: number) => `${count} back in stock`,
  ship: 'Mark as shipped',
  cancel: 'Cancel order',
  refund: 'Refund',
  keep: 'Keep order',
  shippedDone: 'Marked as shipped. The customer will get an email.',
  cancelledDone: 'The order was canceled. The customer will get an email.',
  refundedDone: 'The refund was recorded. The customer will get an email.',
  noteDone: 'Note saved.',
  badTrackingUrl: 'Enter a web address that starts with https:// or http://, or leave it empty.',
  upToAmount: (cents: number) => `Up to ${printed(cents)}.`,
  upToParts: (moneyCents: number, cardCents: number) =>
    `Up to ${printed(moneyCents + cardCents)}: first ${printed(moneyCents)} in money, then ${printed(cardCents)} to the gift card that paid for the order.`,
  upToCards: (cents: number) => `Up to ${printed(cents)}, to the gift card that paid for the order.`,
  upToPieces: (count: number) => `Up to ${count}.`,
  badAmount: 'Enter an amount such as 12.50.',
  badPieces: 'Enter a whole number, or leave it empty.',
  tooMuchToRefund: (cents: number) => `You can refund up to ${printed(cents)}.`,
  tooManyToReturn: (count: number) =>
    count === 0 ? 'Nothing is left to return.' : `You can return up to ${count}.`,
  cancelledForGood: 'Its items return to stock, and the customer gets an email. This cannot be undone.',
  cardsEnd: (count: number) =>
    count === 1
      ? 'The gift card from this order will be void.'
      : `The ${count} gift cards from this order will be void.`,
  planEnds: 'The subscription ends, too.',
  cardsBack: (cents: number) => `The gift card that paid gets ${printed(cents)} back.`,
  refundToo: (cents: number) => `Record a refund of ${printed(cents)}, too`,
} as const;

/** Texts about payments. Source: docs/behaviour/owner-pages.md §18.9 */
export const PAYMENT_TEXTS = {
  transfer: 'Bank transfer',
  test: 'Test payment: no money was collected',
  online: 'Online payment',
  waits: 'Awaiting payment',
  paidOtherwiseForGood:
    'The customer gets the confirmation by email. If they also pay online, you have to refund one of the payments. This cannot be undone.',
  states: {
    created: 'payment page not opened yet',
    pending: 'payment page opened',
    paid: 'paid',
    refused: 'declined',
    expired: 'closed, not paid',
  },
  refunds: {
    pending: (amount: string) => `Refund of ${amount}: being sent to the provider`,
    done: (amount: string) => `Refund of ${amount}: accepted by the provider`,
    refused: (amount: string) => `Refund of ${amount}: not confirmed by the provider`,
  },
  refundLate: 'This order was paid after it was canceled. Refund the payment.',
  refundTwice: (amount: string) => `This order was paid twice. Refund ${amount} at the payment provider.`,
  differs:
    'The payment provider reports another amount than this order has. Check it at the provider, then mark the order as paid or cancel it.',
  refundFailed: (amount: string) =>
    `The payment provider did not confirm the refund of ${amount}. Check it there, and send the money yourself.`,
  refundForGood: (consequence: string) =>
    `This records the refund and emails the customer. ${consequence} A refund cannot be undone.`,
  refundThrough: 'The money is refunded through the payment provider.',
  refundAt: 'Send the money at the payment provider: the store does not move any.',
  refundYourself: 'Send the money yourself: the store does not move any.',
  refundToCards: 'It goes back to the gift card automatically.',
} as const;

/** Texts of the mails about an order. Source: docs/behaviour/reference-store.md §21.2 */
export const STEP_MAILS = {
  shipped: {
    subject: (siteTitle: string) => `Your order at ${siteTitle} has shipped`,
    greeting: (name: string, number: string) => `Hi ${name},\n\nYour order ${number} is on its way.`,
    carrier: (carrier: string) => `Carrier: ${carrier}`,
    number: (number: string) => `Tracking number: ${number}`,
    url: (url: string) => `Track your order: ${url}`,
  },
  cancelled: {
    subject: (siteTitle: string) => `Your order at ${siteTitle} was canceled`,
    greeting: (name: string, number: string) => `Hi ${name},\n\nYour order ${number} was canceled.`,
    refund: (amount: string) => `We’re refunding ${amount}.`,
    unpaid: 'We didn’t receive your payment in time. You’re welcome to order again.',
  },
  refunded: {
    subject: (siteTitle: string) => `Your refund from ${siteTitle}`,
    greeting: (name: string, number: string) => `Hi ${name},\n\nThis is about your order ${number}.`,
    amount: (amount: string) => `We’re refunding ${amount}.`,
  },
} as const;

/** Where an order goes, in mails. Source: docs/behaviour/reference-store.md §22.6 */
export const DELIVERY_TEXTS = {
  shipTo: 'Ship to:',
  method: (name: string) => `Shipping method: ${name}`,
  note: 'Your note:',
} as const;
