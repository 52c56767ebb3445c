import type { Report } from '../../shared/index.ts';
import type { CartState } from './cart-state.ts';
import type { AddRequest, AdditionalFieldsRequest, Stock } from './gateway.ts';
import type { CartMiddleware, CartResult } from './operation.ts';

/** What reads and writes a cart. Source: docs/behaviour/cart.md §8.1. */
export interface CartClient {
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
  /** Resolves when no change is under way; a middleware must not wait for it. */
  settled(): Promise<void>;
  /** Stops listening to the page and its other tabs. */
  close(): void;
}

/** What a client is given by its cart. */
export interface CartDesk {
  readonly state: CartState;
  /** Wrappers of every change, outermost first. */
  readonly getMiddleware: () => readonly CartMiddleware[];
  /** Keeps what the stores took in for the visitor's next page, and tells the other tabs. */
  readonly publish: () => void;
  /** Hears of the mistakes of others. */
  readonly report: Report;
}
