import type { Report } from '../../shared/index.ts';
import type { CartState } from './cart-state.ts';
import type { AddRequest, AdditionalFieldsRequest, CheckoutPlace, Stock } from './gateway.ts';
import type { CartMiddleware, CartResult } from './cart-operation.ts';

/** The client that reads and writes a cart. Source: docs/behaviour/cart.md §8.1. */
export interface CartClient {
  /** Reads the cart at page start, unless there cannot be one. Never rejects. */
  load(): Promise<void>;
  /** Reads the cart again. Never rejects. */
  refresh(): Promise<void>;
  /** Adds a product to the cart. Rejects with a StorefrontError if the outcome could not be decided. */
  add(request: AddRequest): Promise<CartResult>;
  /** Sets a line's quantity, 1–9999; calls in a row are merged into one change. */
  update(entryId: string, quantity: number): Promise<CartResult>;
  /** Removes a line, which `$removed` then holds. */
  remove(entryId: string): Promise<CartResult>;
  /** Restores the line removed last; null when there is none. */
  undoRemove(): Promise<CartResult | null>;
  /** Replaces a line's additional fields. */
  updateAdditionalFields(entryId: string, request: AdditionalFieldsRequest): Promise<CartResult>;
  /** Applies a discount or gift-card code; a refusal says why. Source: docs/behaviour/cart.md §4.6 */
  applyCode(code: string): Promise<CartResult>;
  /** Removes a code. */
  removeCode(code: string): Promise<CartResult>;
  /** Sets the visitor's note for the order; a blank one removes it. */
  setNote(note: string): Promise<CartResult>;
  /** Finds the way to the checkout of the current cart. Rejects with a StorefrontError if the backend refuses it. */
  findCheckout(): Promise<CheckoutPlace>;
  /**
   * Navigates to the checkout once no change is pending, unless the page prevents it. Source: docs/behaviour/cart.md §8.4
   * Repeated calls meanwhile navigate once.
   */
  checkout(): Promise<CartResult>;
  /** The stock of a product's variants, by sku. */
  stockOf(itemId: string): Promise<ReadonlyMap<string, Stock>>;
  /** Resolves when no change is pending; middleware must not wait for it. */
  settled(): Promise<void>;
  /** Stops automatic reads, and stops listening to the visitor's other tabs. */
  close(): void;
}

/** The cart's stores and callbacks for its client. */
export interface CartContext {
  readonly state: CartState;
  /** Wrappers of every change, outermost first. */
  readonly getMiddleware: () => readonly CartMiddleware[];
  /** Receives errors of foreign code. */
  readonly report: Report;
}
