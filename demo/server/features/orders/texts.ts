import { formatMoney, money } from '../../../../core/money/index.ts';
import { CURRENCY } from '../../platform/shared/money.ts';

const printed = (cents: number): string => formatMoney(money(cents, CURRENCY));

/** Texts of the owner's orders. Source: docs/behaviour/owner-pages.md §18 */
export const ORDER_TEXTS = {
  erasedCustomer: 'Erased customer',
  order: (number: string) => `Order ${number}`,
  found: (count: number) =>
    count === 1 ? 'One order found' : `${count.toLocaleString('en-US')} orders found`,
  nothingFound: 'No orders match your search.',
  cancelled: 'Canceled',
  shipped: 'Shipped',
  toShip: 'To ship',
  refunded: 'Refunded',
  partlyRefunded: 'Partly refunded',
  placed: 'Order placed',
  markedAsPaid: 'Marked as paid',
  refundOf: (cents: number) => `Refunded ${printed(cents)}`,
  toCards: (cents: number) => `${printed(cents)} of it is back on the gift card that paid for the order.`,
  returned: (count: number, title: string) => `Back in stock: ${count} × ${title}`,
  cardsVoided: (count: number) => (count === 1 ? 'One gift card voided' : `${count} gift cards voided`),
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
  },
  refunded: {
    subject: (siteTitle: string) => `Your refund from ${siteTitle}`,
    greeting: (name: string, number: string) => `Hi ${name},\n\nThis is about your order ${number}.`,
    amount: (amount: string) => `We’re refunding ${amount}.`,
  },
} as const;
