import type { ReturnedPieces, StoredEvent } from '../order-events.ts';
import { paymentWord } from './state-words.ts';
import { ORDER_TEXTS } from '../texts.ts';
import type { OwnerOrder } from './find-owner-order.ts';

const CENTS = 100;

/** An entry of the timeline of an order. */
export interface TimelineEntry {
  readonly at: number;
  readonly title: string;
  readonly details: readonly string[];
  /** Where a parcel can be tracked; '' for nowhere. */
  readonly trackingUrl: string;
  readonly mails: readonly { readonly url: string; readonly subject: string }[];
}

/**
 * Builds the timeline of an order.
 * @param order the order
 * @returns the newest first; each with the mails that were written for it
 * Source: docs/behaviour/owner-pages.md §18.3
 */
export function timelineOf(order: OwnerOrder): readonly TimelineEntry[] {
  const { row, state, events, mails, causesOfPlacing } = order;
  const placed: TimelineEntry = {
    at: row.created_at.getTime(),
    title: ORDER_TEXTS.placed,
    details: [paymentWord({ ...state, awaitsPayment: state.awaitsPayment || events.some(isPayment) })],
    trackingUrl: '',
    mails: mails.filter(({ cause }) => causesOfPlacing.includes(cause)),
  };
  const later = events.map((event) => ({
    at: event.atMs,
    ...wordsOf(event),
    trackingUrl: event.kind === 'shipped' ? event.trackingUrl : '',
    mails: mails.filter(({ cause }) => cause === event.cause),
  }));
  return [placed, ...later].reverse();
}

/** One of these says that it was not paid when it was placed. */
function isPayment({ kind }: StoredEvent): boolean {
  return kind === 'paid' || kind === 'paid-late';
}

type Words = Pick<TimelineEntry, 'title' | 'details'>;

function wordsOf(event: StoredEvent): Words {
  switch (event.kind) {
    case 'shipped':
      return { title: ORDER_TEXTS.shipped, details: [event.carrier, event.trackingNumber].filter(Boolean) };
    case 'links-renewed':
      return { title: ORDER_TEXTS.linksRenewed, details: [ORDER_TEXTS.filesSent(event.files)] };
    case 'cancelled':
      return { title: ORDER_TEXTS.cancelled, details: cancellationWords(event) };
    case 'refunded': {
      const { amountCents, cardCents = 0 } = event;
      const reason = event.reason === '' ? [] : [event.reason];
      const cards = cardCents > 0 ? [ORDER_TEXTS.toCards(cardCents)] : [];
      return {
        title: ORDER_TEXTS.refundOf(amountCents),
        details: [...cards, ...reason, ...returnedWords(event.returned)],
      };
    }
    default:
      return { title: paymentTitle(event), details: [] };
  }
}

function cancellationWords(event: Extract<StoredEvent, { kind: 'cancelled' }>): readonly string[] {
  return [
    ...(event.isUnpaid ? [ORDER_TEXTS.notPaidInTime] : []),
    ...(event.cardCents ? [ORDER_TEXTS.backOnCards(event.cardCents)] : []),
    ...returnedWords(event.returned),
    ...(event.voidedCards > 0 ? [ORDER_TEXTS.cardsVoided(event.voidedCards)] : []),
  ];
}

function paymentTitle(
  event: Exclude<StoredEvent, { kind: 'shipped' | 'links-renewed' | 'cancelled' | 'refunded' }>,
): string {
  switch (event.kind) {
    case 'paid':
      return event.isOnline ? ORDER_TEXTS.paidOnline : ORDER_TEXTS.markedAsPaid;
    case 'payment-refused':
      return ORDER_TEXTS.paymentRefused;
    case 'paid-late':
      return ORDER_TEXTS.paidLate(event.amountCents);
    case 'paid-twice':
      return ORDER_TEXTS.paidTwice(event.amountCents);
    case 'payment-differs':
      return ORDER_TEXTS.paymentDiffers(amountOf(event));
  }
}

function returnedWords(returned: readonly ReturnedPieces[]): readonly string[] {
  return returned.map(({ quantity, title }) => ORDER_TEXTS.returned(quantity, title));
}

/** Of any currency: the provider has named it. */
function amountOf({
  amountCents,
  currency,
}: {
  readonly amountCents: number;
  readonly currency: string;
}): string {
  return `${(amountCents / CENTS).toFixed(2)} ${currency}`;
}
