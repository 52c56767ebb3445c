import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { money, type CurrencyCode, type Money } from '../../money/index.ts';
import { derive, type Report, tryAndReport } from '../../shared/index.ts';
import type { Cart, CartEntry, CartStatus } from './cart.ts';
import type { CartAbilities } from './gateway.ts';
import { summaryOf, type CartSummary } from './summary.ts';

/** The stores of one cart. */
export interface CartState {
  readonly $cart: WritableAtom<Cart | null>;
  readonly $status: WritableAtom<CartStatus>;
  readonly $count: ReadableAtom<number>;
  readonly $subtotal: ReadableAtom<Money | null>;
  /** The summary of the last visit, until the cart is known. */
  readonly $remembered: WritableAtom<CartSummary | null>;
  /** Requested quantities that the store has not confirmed, by entry id. */
  readonly $desired: WritableAtom<Readonly<Record<string, number>>>;
  /** Ids of entries whose removal is pending. */
  readonly $removing: WritableAtom<readonly string[]>;
  /** The line removed last, while it can be restored. */
  readonly $removed: WritableAtom<CartEntry | null>;
  /** What the backend can do; null until the cart was read. */
  readonly $abilities: WritableAtom<CartAbilities | null>;
  /** The page's currency, for carts that name none. */
  readonly $pageCurrency: ReadableAtom<CurrencyCode>;
  /** The cart's currency, otherwise the page's. */
  readonly getCurrency: () => CurrencyCode;
}

/**
 * Creates the stores of one cart.
 * @param $pageCurrency the page's currency
 * @param report receives errors thrown by listeners
 * Source: docs/behaviour/cart.md §3.2, §5
 */
export function createCartState($pageCurrency: ReadableAtom<CurrencyCode>, report: Report): CartState {
  const $cart = guardedAtom<Cart | null>(null, report);
  const $status = guardedAtom<CartStatus>({ state: 'uninitialised' }, report);
  const $remembered = guardedAtom<CartSummary | null>(null, report);
  const summary = () => summaryOf($cart.get(), $status.get(), $remembered.get());
  const sources = [$cart, $status, $remembered];
  return {
    $cart,
    $status,
    $remembered,
    $count: derive(sources, () => summary().count),
    $subtotal: derive([...sources, $pageCurrency], () => {
      const { subtotalCents, currency } = summary();
      return subtotalCents === null ? null : money(subtotalCents, currency ?? $pageCurrency.get());
    }),
    $desired: guardedAtom<Readonly<Record<string, number>>>({}, report),
    $removing: guardedAtom<readonly string[]>([], report),
    $removed: guardedAtom<CartEntry | null>(null, report),
    $abilities: guardedAtom<CartAbilities | null>(null, report),
    $pageCurrency,
    getCurrency: () => summary().currency ?? $pageCurrency.get(),
  };
}

/**
 * Creates a store that reports errors of its listeners. Nanostores would throw them at the setter, and an error in the
 * page's code would make a successful answer look like a failed one.
 */
function guardedAtom<Value>(initial: Value, report: Report): WritableAtom<Value> {
  const $atom = atom(initial);
  const set = $atom.set.bind($atom);
  $atom.set = (value) => {
    tryAndReport(report, 'cart/listener', () => {
      set(value);
    });
  };
  return $atom;
}
