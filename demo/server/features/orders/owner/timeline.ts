import { OWNER_TEXTS } from '../../../platform/shared/strings.ts';
import type { ReturnedPieces, StoredEvent } from '../order-events.ts';
import { ORDER_TEXTS } from '../texts.ts';
import type { OwnerOrder } from './find-owner-order.ts';

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
  const wasPaidLater = state.awaitsPayment || events.some(({ kind }) => kind === 'paid');
  const placed: TimelineEntry = {
    at: row.created_at.getTime(),
    title: ORDER_TEXTS.placed,
    details: [wasPaidLater ? OWNER_TEXTS.waitsForTransfer : OWNER_TEXTS.paid],
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

function wordsOf(event: StoredEvent): Pick<TimelineEntry, 'title' | 'details'> {
  switch (event.kind) {
    case 'paid':
      return { title: ORDER_TEXTS.markedAsPaid, details: [] };
    case 'shipped':
      return { title: ORDER_TEXTS.shipped, details: [event.carrier, event.trackingNumber].filter(Boolean) };
    case 'cancelled': {
      const cards = event.voidedCards > 0 ? [ORDER_TEXTS.cardsVoided(event.voidedCards)] : [];
      return { title: ORDER_TEXTS.cancelled, details: [...returnedWords(event.returned), ...cards] };
    }
    case 'refunded': {
      const { amountCents, cardCents = 0 } = event;
      const reason = event.reason === '' ? [] : [event.reason];
      const cards = cardCents > 0 ? [ORDER_TEXTS.toCards(cardCents)] : [];
      return {
        title: ORDER_TEXTS.refundOf(amountCents),
        details: [...cards, ...reason, ...returnedWords(event.returned)],
      };
    }
  }
}

function returnedWords(returned: readonly ReturnedPieces[]): readonly string[] {
  return returned.map(({ quantity, title }) => ORDER_TEXTS.returned(quantity, title));
}
