import type { ReadableAtom } from 'nanostores';
import type { StorefrontError } from '../errors/index.ts';
import type { CurrencyCode, Money } from '../money/index.ts';
import type { Cart, CartEntry } from './cart.ts';
import type { AddRequest, AdditionalFieldsRequest, Stock } from './gateway.ts';
import type { CartMiddleware, CartResult } from './operation.ts';

/** How much the page knows about the visitor's cart. Source: docs/behaviour/cart.md §3.2. */
export type CartStatus =
  | { readonly state: 'uninitialised' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready' }
  /** The last reading failed: what is shown may be old. */
  | { readonly state: 'stale'; readonly error: StorefrontError };

/** The visitor's cart: stores to read, actions to call. Source: docs/behaviour/cart.md §8.1. */
export interface CartRoom {
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
  /** Reads the cart anew. Never rejects. */
  refresh(): Promise<void>;
  /** Puts a product into the cart. Rejects with a StorefrontError on transport. */
  add(request: AddRequest): Promise<CartResult>;
  /** Sets a line's quantity, 1–9999; presses in a row become one change. */
  setQuantity(entryId: string, quantity: number): Promise<CartResult>;
  /** Takes a line out; `$removed` holds it. */
  remove(entryId: string): Promise<CartResult>;
  /** Puts the line removed last back; null when there is none. */
  undoRemove(): Promise<CartResult | null>;
  /** Replaces a line's additional fields. */
  updateAdditionalFields(entryId: string, request: AdditionalFieldsRequest): Promise<CartResult>;
  /** The stock of a product's variants, by sku. */
  stockOf(itemId: string): Promise<ReadonlyMap<string, Stock>>;
  /** Wraps every change; returns how to take the wrapper off. */
  use(middleware: CartMiddleware): () => void;
  /** Resolves when no change is under way; a middleware must not wait for it. */
  settled(): Promise<void>;
  /** The currency of the cart, else the page's. */
  getCurrency(): CurrencyCode;
  /** Stops listening to the other tabs. */
  close(): void;
}
