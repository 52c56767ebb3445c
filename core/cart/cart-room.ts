import type { ReadableAtom } from 'nanostores';
import type { CurrencyCode, Money } from '../money/index.ts';
import type { Cart, CartEntry, CartStatus } from './state/cart.ts';
import type { CartClient } from './state/cart-client.ts';
import type { CartMiddleware } from './state/operation.ts';

/** The visitor's cart: stores to read, actions to call. Source: docs/behaviour/cart.md §8.1. */
export interface CartRoom extends CartClient {
  readonly $cart: ReadableAtom<Cart | null>;
  /** Whole pieces, 0 or more; the last visit's until the cart is loaded. */
  readonly $count: ReadableAtom<number>;
  /** Null where the store sent no amount. */
  readonly $subtotal: ReadableAtom<Money | null>;
  readonly $status: ReadableAtom<CartStatus>;
  /** Quantities asked for and not yet confirmed, by entry id. */
  readonly $desired: ReadableAtom<Readonly<Record<string, number>>>;
  /** Entry ids whose removal is under way. */
  readonly $removing: ReadableAtom<readonly string[]>;
  /** The line removed last, until it is put back, another is removed, or something is added. */
  readonly $removed: ReadableAtom<CartEntry | null>;
  /** Reads the cart at page start, only where there can be one. Never rejects. */
  load(): Promise<void>;
  /** Wraps every change; returns how to take the wrapper off. */
  use(middleware: CartMiddleware): () => void;
  /** The currency of the cart, else the page's. */
  getCurrency(): CurrencyCode;
}
