import type { StorefrontError } from '../errors/index.ts';
import type { Cart, CartState } from '../cart/index.ts';
import { READY } from './ready.ts';

/** The only writer of answers to the stores. */
export interface Answers {
  /** Marks that a request is being sent; pass the result to `accept` with its answer. */
  readonly startRequest: () => number;
  /** Whether the shown cart was requested after this moment, on the clock of `startRequest`; a refused read shows none. */
  readonly isKnownSince: (time: number) => boolean;
  /** Accepts an answer, unless a newer one is shown; null means that there is no cart. Returns whether it was accepted. */
  readonly accept: (cart: Cart | null, sentAt: number) => boolean;
  /** Records a failed read, unless a later answer is shown. */
  readonly fail: (error: StorefrontError, sentAt: number) => void;
}

/** Callbacks about answers. */
export interface AnswersParts {
  /** Called after an answer was accepted. */
  readonly onAccepted: () => void;
  /** Called if only another read can decide which of two answers is newer. */
  readonly onUncertain: () => void;
}

/**
 * Creates the filter that decides which answers of the store are shown.
 * @param state the stores
 * @param parts the callbacks
 * Source: docs/behaviour/cart.md §5
 */
export function createAnswers(
  { $cart, $status }: CartState,
  { onAccepted, onUncertain }: AnswersParts,
): Answers {
  let clock = 0;
  let shown: OrderedCart | null = null;
  return {
    startRequest: () => ++clock,
    isKnownSince: (time) => shown !== null && shown.cart !== null && shown.sentAt > time,
    accept(cart, sentAt) {
      const incoming = { cart, sentAt, receivedAt: ++clock };
      const { isNewer, isCertain } = compareCarts(incoming, shown);
      if (isNewer) {
        shown = incoming;
        $cart.set(cart);
      }
      // Even an outdated answer shows that the store can be reached.
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

/** An answer and its position among everything that this page sent and received. */
interface OrderedCart {
  /** Null where the store has none for this visitor. */
  readonly cart: Cart | null;
  /** When its request was sent, on a clock that ticks with everything sent and received. */
  readonly sentAt: number;
  /** When it was received, on the same clock. */
  readonly receivedAt: number;
}

/** The order of two answers. */
interface Comparison {
  readonly isNewer: boolean;
  /** False if both requests overlapped and no version orders their answers: only another read helps. */
  readonly isCertain: boolean;
}

/**
 * Whether an answer may replace the shown cart.
 * @param incoming the answer, received after the one that is shown
 * @param shown the answer that is shown, or null
 * @returns the order by version within one cart, otherwise by request
 * Source: docs/behaviour/cart.md §5
 */
function compareCarts(incoming: OrderedCart, shown: OrderedCart | null): Comparison {
  if (!shown) return { isNewer: true, isCertain: true };
  const versions = versionsOf(incoming, shown);
  if (versions && incoming.cart?.id === shown.cart?.id) {
    return { isNewer: versions.incoming >= versions.shown, isCertain: true };
  }
  if (incoming.sentAt > shown.receivedAt) return { isNewer: true, isCertain: true };
  // A visitor's first cart has a different id from the empty one before it.
  const difference = versions ? versions.incoming - versions.shown : 0;
  return { isNewer: difference === 0 ? incoming.sentAt > shown.sentAt : difference > 0, isCertain: false };
}

function versionsOf(incoming: OrderedCart, shown: OrderedCart): { incoming: number; shown: number } | null {
  const versions = { incoming: incoming.cart?.version ?? null, shown: shown.cart?.version ?? null };
  if (versions.incoming === null || versions.shown === null) return null;
  return { incoming: versions.incoming, shown: versions.shown };
}
