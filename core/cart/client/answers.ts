import type { StorefrontError } from '../../errors/index.ts';
import { READY, type CartState } from '../state/cart-state.ts';
import type { Cart } from '../state/cart.ts';
import { compareCarts, type OrderedCart } from './newest.ts';

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
