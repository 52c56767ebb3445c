import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { isCurrencyCode, money, type CurrencyCode, type Money } from '../money/index.ts';
import type { Cart, CartEntry } from './cart.ts';
import { isNewest, type OrderedCart } from './newest.ts';
import type { CartStatus } from './status.ts';
import type { CartSummary } from './summary-cache.ts';

/** The stores of one cart, and the one way in which a new cart gets in. */
export interface CartState {
  readonly $cart: ReadableAtom<Cart | null>;
  readonly $status: WritableAtom<CartStatus>;
  /** Whole pieces, 0 or more; from the last visit until the cart is loaded. */
  readonly $count: ReadableAtom<number>;
  readonly $subtotal: ReadableAtom<Money | null>;
  /** Quantities that the visitor asked for and the store has not confirmed, by entry id. */
  readonly $desired: WritableAtom<Readonly<Record<string, number>>>;
  /** Entry ids whose removal is under way. */
  readonly $removing: WritableAtom<readonly string[]>;
  /** The line that was removed last, until it is put back or another change is made. */
  readonly $removed: WritableAtom<CartEntry | null>;
  /** The currency of the cart, else the page's. */
  getCurrency(): CurrencyCode;
  /** Takes an answer in, unless a newer cart stands already. Returns whether it was taken. */
  accept(incoming: OrderedCart): boolean;
}

/** What the stores need from the page. */
export interface CartStateParts {
  /** The page's currency, for carts that name none. */
  readonly getPageCurrency: () => CurrencyCode;
  /** What the last visit left behind. */
  readonly cached: CartSummary | null;
}

/**
 * Makes the stores of one cart.
 * @param parts the page's currency and the cached summary
 * @returns the stores
 * Source: storefront specification §3; design §5.6; threat rule R5
 */
export function createCartState({ getPageCurrency, cached }: CartStateParts): CartState {
  let shown: OrderedCart | null = null;
  const $cart = atom<Cart | null>(null);
  const $status = atom<CartStatus>({ state: 'uninitialised' });
  const known = (code: string | null): CurrencyCode => (isCurrencyCode(code) ? code : getPageCurrency());
  const summary = (cart: Cart | null, status: CartStatus): CartSummary =>
    cart
      ? { count: cart.totalQuantity, subtotalCents: cart.subtotalCents, currency: cart.currency }
      : status.state === 'ready'
        ? EMPTY_SUMMARY
        : (cached ?? EMPTY_SUMMARY);
  const $summary = computed([$cart, $status], summary);
  return {
    $cart,
    $status,
    $count: computed($summary, ({ count }) => count),
    $subtotal: computed($summary, ({ subtotalCents, currency }) =>
      subtotalCents === null ? null : money(subtotalCents, known(currency)),
    ),
    $desired: atom<Readonly<Record<string, number>>>({}),
    $removing: atom<readonly string[]>([]),
    $removed: atom<CartEntry | null>(null),
    getCurrency: () => known($cart.get()?.currency ?? null),
    accept(incoming) {
      const isAccepted = isNewest(incoming, shown);
      if (isAccepted) {
        shown = incoming;
        $cart.set(incoming.cart);
        $status.set({ state: 'ready' });
      }
      return isAccepted;
    },
  };
}

const EMPTY_SUMMARY: CartSummary = { count: 0, subtotalCents: 0, currency: null };
