import type { Cart } from '../state/cart.ts';

/** An answer, and its place among all that this page sent and received. */
export interface OrderedCart {
  /** Null where the store said that there is none for this visitor. */
  readonly cart: Cart | null;
  /** When its request was sent, on a clock that rises with everything sent and received. */
  readonly sentAt: number;
  /** When it came, on the same clock. */
  readonly receivedAt: number;
}

/** What can be said about two answers. */
export interface Comparison {
  readonly isNewer: boolean;
  /** False where both were under way at the same time and no version tells them apart: only asking again helps. */
  readonly isCertain: boolean;
}

/**
 * Tells whether an answer may replace the cart that is shown.
 * @param incoming the answer, received after the one that is shown
 * @param shown what is shown now, or null
 * @returns by version within one cart; else by request order, as far as that goes
 * Source: docs/behaviour/cart.md §5
 */
export function compareCarts(incoming: OrderedCart, shown: OrderedCart | null): Comparison {
  if (!shown) return { isNewer: true, isCertain: true };
  const versions = versionsOf(incoming, shown);
  if (versions && incoming.cart?.id === shown.cart?.id) {
    return { isNewer: versions.incoming >= versions.shown, isCertain: true };
  }
  if (incoming.sentAt > shown.receivedAt) return { isNewer: true, isCertain: true };
  // The first cart of a visitor has another id than the empty one before it.
  const difference = versions ? versions.incoming - versions.shown : 0;
  return { isNewer: difference === 0 ? incoming.sentAt > shown.sentAt : difference > 0, isCertain: false };
}

function versionsOf(incoming: OrderedCart, shown: OrderedCart): { incoming: number; shown: number } | null {
  const versions = { incoming: incoming.cart?.version ?? null, shown: shown.cart?.version ?? null };
  if (versions.incoming === null || versions.shown === null) return null;
  return { incoming: versions.incoming, shown: versions.shown };
}
