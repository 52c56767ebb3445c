import type { StorefrontError } from '../../errors/index.ts';
import type { Cart, CartEntry } from './cart.ts';
import type { AddRequest, AdditionalFieldsRequest } from './gateway.ts';

/** One change of the cart, as middleware sees it. Source: docs/behaviour/cart.md §8.1. */
export type CartOperation =
  | { readonly type: 'add'; readonly request: AddRequest }
  | { readonly type: 'update'; readonly entryId: string; readonly quantity: number }
  | { readonly type: 'remove'; readonly entryId: string }
  | {
      readonly type: 'update-fields';
      readonly entryId: string;
      readonly request: AdditionalFieldsRequest;
    }
  | { readonly type: 'apply-code'; readonly code: string }
  | { readonly type: 'remove-code'; readonly code: string }
  | { readonly type: 'set-note'; readonly note: string };

/** The result of a change; refusals are in `userErrors`. Source: docs/behaviour/cart.md §8.1. */
export interface CartResult {
  /** The newest known cart. */
  readonly cart: Cart | null;
  /** The line that was added or changed. */
  readonly entry: CartEntry | null;
  /** Refusals; then nothing was changed, unless `cart` says otherwise. */
  readonly userErrors: readonly StorefrontError[];
  /** Sentences about a change that the store made differently than requested. Source: docs/behaviour/cart.md §8.5. */
  readonly warnings: readonly string[];
  /** How many pieces an addition has added to its line, 0 or more; absent if unknown. */
  readonly addedQuantity?: number;
}

/** Wraps every change of the cart. Source: docs/behaviour/cart.md §8.2. */
export type CartMiddleware = (
  operation: CartOperation,
  next: (operation: CartOperation) => Promise<CartResult>,
) => Promise<CartResult>;
