import type { StorefrontError } from '../errors/index.ts';
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
    };

/** How a change ended; what was refused stands in `userErrors`. Source: docs/behaviour/cart.md §8.1. */
export interface CartResult {
  /** The newest cart that is known. */
  readonly cart: Cart | null;
  /** The line that was added or changed. */
  readonly entry: CartEntry | null;
  /** Refusals: nothing was changed. */
  readonly userErrors: readonly StorefrontError[];
  /** Sentences of the store about a change that was made, but not quite as asked. */
  readonly warnings: readonly string[];
}

/** Wraps every change of the cart. Source: docs/behaviour/cart.md §8.2. */
export type CartMiddleware = (
  operation: CartOperation,
  next: (operation: CartOperation) => Promise<CartResult>,
) => Promise<CartResult>;

/**
 * Names an action: two operations of one name ask for the same.
 * @param operation the change
 * @returns its name
 */
export function actionName(operation: CartOperation): string {
  return JSON.stringify(operation);
}

/**
 * Finds the line that a change is about.
 * @param operation the change
 * @param cart where to look
 * @returns the line; for an addition the one that it would raise
 */
export function lineOf(operation: CartOperation, cart: Cart | null): CartEntry | undefined {
  return cart?.entries.find((line) =>
    operation.type === 'add' ? isOfLine(operation.request, line) : line.id === operation.entryId,
  );
}

/**
 * Tells whether two changes are about one line.
 * @param one a change
 * @param other another change
 * @param line the line that the other change is about, where there is one
 * @returns true for the same line, also for one that an addition would make
 */
export function isAboutSameLine(
  one: CartOperation,
  other: CartOperation,
  line: CartEntry | undefined,
): boolean {
  if (one.type !== 'add') return one.entryId === line?.id;
  if (line && isOfLine(one.request, line)) return true;
  return other.type === 'add' && lineName(one.request) === lineName(other.request);
}

/**
 * Tells whether what a change asked for holds.
 * @param operation the change
 * @param entry the line that the store named in its answer
 * @param cart the newest cart
 * @returns false when something else has happened to the line since
 */
export function isInPlace(operation: CartOperation, entry: CartEntry | null, cart: Cart | null): boolean {
  const entryNow = (id: string | undefined) => cart?.entries.find((line) => line.id === id);
  switch (operation.type) {
    case 'add':
      return entry === null || entryNow(entry.id) !== undefined;
    case 'update':
      return entryNow(operation.entryId)?.quantity === operation.quantity;
    case 'update-fields':
      return entryNow(operation.entryId)?.additionalFields === operation.request.additionalFields;
    case 'remove':
      return true;
  }
}

/** A null sku stands for the product's only variant. */
function isOfLine({ itemId, sku, additionalFields }: AddRequest, line: CartEntry): boolean {
  if (line.itemId !== itemId || line.additionalFields !== additionalFields) return false;
  return sku === null || line.chosenVariant?.sku === sku;
}

function lineName({ itemId, sku, additionalFields }: AddRequest): string {
  return JSON.stringify([itemId, sku, additionalFields]);
}
