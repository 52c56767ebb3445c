import type { Database, StoreTransaction } from '../../platform/database/tables.ts';

/** How an order was shipped; each is '' if unknown. */
export interface Shipment {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** An address on the web: http or https. */
  readonly trackingUrl: string;
}

/** Pieces of a line that are back in stock. */
export interface ReturnedPieces {
  readonly title: string;
  readonly quantity: number;
}

/** What happened to an order. */
export type OrderEvent =
  | { readonly kind: 'paid'; readonly isOnline?: boolean }
  | { readonly kind: 'payment-refused' }
  | {
      /** Paid after it was canceled or paid otherwise, or another amount: somebody has to look at it. */
      readonly kind: 'paid-late' | 'paid-twice' | 'payment-differs';
      readonly amountCents: number;
      readonly currency: string;
    }
  | ({ readonly kind: 'shipped' } & Shipment)
  | {
      readonly kind: 'cancelled';
      readonly returned: readonly ReturnedPieces[];
      /** How many gift cards became invalid. */
      readonly voidedCards: number;
      /** What is back on the gift cards that paid; older events have none. */
      readonly cardCents?: number;
      /** Whether it was canceled because it was not paid in time. */
      readonly isUnpaid?: boolean;
    }
  | {
      readonly kind: 'refunded';
      readonly amountCents: number;
      /** The part of it that went back to gift cards; older events have none. */
      readonly cardCents?: number;
      /** For the customer; '' for none. */
      readonly reason: string;
      readonly returned: readonly ReturnedPieces[];
    }
  | {
      readonly kind: 'links-renewed';
      /** How many files. */
      readonly files: number;
    };

/** An event as it is stored. */
export type StoredEvent = OrderEvent & {
  readonly atMs: number;
  /** That of the mail about it, too. */
  readonly cause: string;
};

/**
 * Writes an event of an order.
 * @param transaction that of the change
 * @param orderId which order
 * @param cause unique, and the same as that of the mail about it
 * @param event the event
 * Source: docs/behaviour/reference-store.md §21.1
 */
export async function writeEvent(
  transaction: StoreTransaction,
  orderId: string,
  cause: string,
  { kind, ...details }: OrderEvent,
): Promise<void> {
  await transaction
    .insertInto('order_events')
    .values({ order_id: orderId, kind, cause, details: JSON.stringify(details) })
    .execute();
}

/**
 * Reads the events of an order.
 * @param db the store's database, or an open transaction
 * @param orderId which order
 * @returns the oldest first
 */
export async function findEvents(
  db: Database | StoreTransaction,
  orderId: string,
): Promise<readonly StoredEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(({ kind, details, at, cause }) => {
    // Only `writeEvent` writes the columns.
    const event = { kind, ...(JSON.parse(details) as object) } as OrderEvent;
    return { ...event, atMs: at.getTime(), cause };
  });
}
