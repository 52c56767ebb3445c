import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { StorefrontError } from '../errors/index.ts';
import { money, type CurrencyCode, type Money } from '../money/index.ts';
import type { Report } from '../shared/index.ts';
import type { CartStatus } from './cart-room.ts';
import { withAmounts, type Cart, type CartEntry } from './cart.ts';
import { compareCarts, type OrderedCart } from './newest.ts';
import { summaryOf, type CartSummary } from './summary.ts';

/** The stores of one cart, and the one way in which answers get in. */
export interface CartState {
  readonly $cart: ReadableAtom<Cart | null>;
  readonly $status: WritableAtom<CartStatus>;
  readonly $count: ReadableAtom<number>;
  readonly $subtotal: ReadableAtom<Money | null>;
  /** What the last visit left behind, until the cart is known. */
  readonly $remembered: WritableAtom<CartSummary | null>;
  /** Quantities that the visitor asked for and the store has not confirmed, by entry id. */
  readonly $desired: WritableAtom<Readonly<Record<string, number>>>;
  /** Entry ids whose removal is under way. */
  readonly $removing: WritableAtom<readonly string[]>;
  /** The line that was removed last, while it can be put back. */
  readonly $removed: WritableAtom<CartEntry | null>;
  /** The currency of the cart, else the page's. */
  readonly getCurrency: () => CurrencyCode;
  /** Marks that a request is sent now; its answer is accepted with what this returns. */
  readonly startRequest: () => number;
  /** Whether what is shown was asked for after this moment, on the clock of `startRequest`. */
  readonly isKnownSince: (time: number) => boolean;
  /** Takes an answer in, unless a newer one stands already; null says that there is no cart. Returns whether it was taken. */
  readonly accept: (cart: Cart | null, sentAt: number) => boolean;
  /** Notes that a reading failed, unless a later answer stands already. */
  readonly fail: (error: StorefrontError, sentAt: number) => void;
  /** Stops following the page's currency. */
  readonly close: () => void;
}

/** What the stores need from outside. */
export interface CartStateParts {
  /** The page's currency, for carts that name none. */
  readonly $pageCurrency: ReadableAtom<CurrencyCode>;
  /** Hears of listeners that throw. */
  readonly report: Report;
  /** Called after an answer was taken in. */
  readonly onAccepted: () => void;
  /** Called when only asking again can tell which of two answers is the newest. */
  readonly onUncertain: () => void;
}

/** One object, so that listeners hear only of changes. */
export const READY: CartStatus = Object.freeze({ state: 'ready' });

/**
 * Makes the stores of one cart.
 * @param parts the page's currency, and who is told what
 * @returns the stores
 * Source: docs/behaviour/cart.md §3.2, §5
 */
export function createCartState(parts: CartStateParts): CartState {
  const { $pageCurrency, report } = parts;
  const $cart = guardedAtom<Cart | null>(null, report);
  const $status = guardedAtom<CartStatus>({ state: 'uninitialised' }, report);
  const $remembered = guardedAtom<CartSummary | null>(null, report);
  const $summary = computed([$cart, $status, $remembered], summaryOf);
  return {
    $cart,
    $status,
    $remembered,
    $count: computed($summary, ({ count }) => count),
    $subtotal: computed([$summary, $pageCurrency], ({ subtotalCents, currency }, pageCurrency) =>
      subtotalCents === null ? null : money(subtotalCents, currency ?? pageCurrency),
    ),
    $desired: guardedAtom<Readonly<Record<string, number>>>({}, report),
    $removing: guardedAtom<readonly string[]>([], report),
    $removed: guardedAtom<CartEntry | null>(null, report),
    // Not from the computed store: that would listen to the others for a second each time.
    getCurrency: () =>
      summaryOf($cart.get(), $status.get(), $remembered.get()).currency ?? $pageCurrency.get(),
    ...createEntrance($cart, $status, parts),
    close: $pageCurrency.listen((currency) => {
      const cart = $cart.get();
      if (cart?.currency !== null) return;
      $cart.set(withAmounts(cart, (amount) => amount && money(amount.amountMinor, currency)));
    }),
  };
}

type Entrance = Pick<CartState, 'startRequest' | 'isKnownSince' | 'accept' | 'fail'>;

function createEntrance(
  $cart: WritableAtom<Cart | null>,
  $status: WritableAtom<CartStatus>,
  { onAccepted, onUncertain }: CartStateParts,
): Entrance {
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

/**
 * Makes a store whose listeners cannot harm whoever changes it: nanostores throws what a listener threw at the one who
 * set the value, and a page's mistake would make a good answer look like a failed one.
 */
function guardedAtom<Value>(initial: Value, report: Report): WritableAtom<Value> {
  const $atom = atom(initial);
  const set = $atom.set.bind($atom);
  $atom.set = (value) => {
    try {
      set(value);
    } catch (error) {
      report(error, 'cart/listener');
    }
  };
  return $atom;
}
