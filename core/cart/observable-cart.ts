import type { ReadableAtom } from 'nanostores';
import type { CurrencyCode, Money } from '../money/index.ts';
import type { Cart, CartEntry, CartStatus } from './state/cart.ts';
import type { CartClient } from './state/cart-client.ts';
import type { CartAbilities } from './state/gateway.ts';
import type { CartMiddleware } from './state/cart-operation.ts';

/** The visitor's cart: stores to read, actions to call. Source: docs/behaviour/cart.md §8.1. */
export interface ObservableCart extends CartClient {
  readonly $cart: ReadableAtom<Cart | null>;
  /** A whole number, 0 or more; from the last visit until the cart is loaded. */
  readonly $count: ReadableAtom<number>;
  /** Null where the store sent no amount. */
  readonly $subtotal: ReadableAtom<Money | null>;
  readonly $status: ReadableAtom<CartStatus>;
  /** Requested quantities that are not confirmed yet, by entry id. */
  readonly $desired: ReadableAtom<Readonly<Record<string, number>>>;
  /** Ids of entries whose removal is pending. */
  readonly $removing: ReadableAtom<readonly string[]>;
  /** The line removed last, until it is restored, another is removed, or something is added. */
  readonly $removed: ReadableAtom<CartEntry | null>;
  /** What the backend can do; null until the cart was read. Source: docs/behaviour/cart.md §9.4 */
  readonly $abilities: ReadableAtom<CartAbilities | null>;
  /** Wraps every change; returns a function that removes the wrapper. */
  use(middleware: CartMiddleware): () => void;
  /** The cart's currency, otherwise the page's. */
  getCurrency(): CurrencyCode;
}
