import type { StorefrontError } from '../../errors/index.ts';
import { READY, type CartState } from '../state/cart-state.ts';
import type { Cart } from '../state/cart.ts';

/** The one way in which answers get into the stores. */
export interface Answers {
  /** Marks that a request is sent now; its answer is accepted with what this returns. */
  readonly startRequest: () => number;
  /** Whether what is shown was asked for after this moment, on the clock of `startRequest`. */
  readonly isKnownSince: (time: number) => boolean;
  /** Takes an answer in, unless a newer one stands already; null says that there is no cart. Returns whether it was taken. */
  readonly accept: (cart: Cart | null, sentAt: number) => boolean;
  /** Notes that a reading failed, unless a later answer stands already. */
  readonly fail: (error: StorefrontError, sentAt: number) => void;
}

/** Who is told what. */
export interface AnswersParts {
  /** Called after an answer was taken in. */
  readonly onAccepted: () => void;
  /** Called when only asking again can tell which of two answers is the newest. */
  readonly onUncertain: () => void;
}

/**
 * Opens the stores for answers.
 * @param state the stores
 * @param parts who is told what
 * Source: docs/behaviour/cart.md §5
 */
export function takeAnswers(
  { $cart, $status }: CartState,
  { onAccepted, onUncertain }: AnswersParts,
): Answers {
  let clock = 0;
  let shown: OrderedCart | null = null;
  return {
    startRequest: () => ++clock,
    isKnownSince: (time) => shown !== null && shown.sentAt > time,
    accept(cart, sentAt) {
      const incoming = { cart, sentAt, receivedAt: ++clock };
      const { isNewer, isCertain } = compareCarts(incoming, shown);
      if (isNewer) {
        shown = incoming;
        $cart.set(cart);
      }
      // Also an older answer shows that the store can be reached.
      $status.set(READY);
      if (isNewer) onAccepted();
      if (!isCertain) onUncertain();
      return isNewer;
    },
    fail(error, sentAt) {
      if (!shown || shown.receivedAt < sentAt) $status.set({ state: 'stale', error });
    },
  };
}

/** An answer, and its place among all that this page sent and received. */
interface OrderedCart {
  /** Null where the store said that there is none for this visitor. */
  readonly cart: Cart | null;
  /** When its request was sent, on a clock that rises with everything sent and received. */
  readonly sentAt: number;
  /** When it came, on the same clock. */
  readonly receivedAt: number;
}

/** What can be said about two answers. */
interface Comparison {
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
function compareCarts(incoming: OrderedCart, shown: OrderedCart | null): Comparison {
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
