import type { Stock } from '../offer/index.ts';
import type { Cart, CartEntry } from './cart.ts';

export type { Stock };

/** What is put into the cart. Source: docs/behaviour/cart.md §4. */
export interface AddRequest {
  readonly itemId: string;
  /** Null for a product without variants to choose from. */
  readonly sku: string | null;
  /** Whole pieces, 1–9999. */
  readonly quantity: number;
  /** The additional-fields form's values as a JSON text; empty without a form. */
  readonly additionalFields: string;
}

/** A line's new additional fields. Source: docs/behaviour/cart.md §4. */
export interface AdditionalFieldsRequest {
  readonly itemId: string;
  readonly sku: string | null;
  /** A JSON text. */
  readonly additionalFields: string;
}

/** A backend's answer to a change. */
export interface CartAnswer {
  readonly cart: Cart;
  /** The line that was added or changed, when there is one. */
  readonly entry: CartEntry | null;
}

/**
 * A backend for the cart; every method throws a StorefrontError when refused.
 * Each write carries the key of the visitor's action, the same on each retry.
 * Source: docs/behaviour/cart.md §9.1
 */
export interface CartGateway {
  load(): Promise<Cart>;
  add(request: AddRequest, idempotencyKey: string): Promise<CartAnswer>;
  setQuantity(entryId: string, quantity: number, idempotencyKey: string): Promise<CartAnswer>;
  remove(entryId: string, idempotencyKey: string): Promise<CartAnswer>;
  updateAdditionalFields(
    entryId: string,
    request: AdditionalFieldsRequest,
    idempotencyKey: string,
  ): Promise<CartAnswer>;
  /** The stock of a product's variants, by sku. */
  stockOf(itemId: string): Promise<ReadonlyMap<string, Stock>>;
}
