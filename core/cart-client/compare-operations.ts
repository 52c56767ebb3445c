import type { AddRequest, Cart, CartEntry, CartOperation } from '../cart/index.ts';
import { hasCode, isNoteOf } from './order-texts.ts';

/**
 * Identifies an action: operations with the same name make the same change.
 * @param operation the change
 */
export function actionName(operation: CartOperation): string {
  return JSON.stringify(operation);
}

/**
 * Finds the line that a change concerns.
 * @param operation the change
 * @param cart where to look
 * @returns the line; for an addition, the line whose quantity it would raise
 */
export function lineOf(operation: CartOperation, cart: Cart | null): CartEntry | undefined {
  return cart?.entries.find((line) =>
    operation.type === 'add'
      ? isOfLine(operation.request, line)
      : 'entryId' in operation && line.id === operation.entryId,
  );
}

/**
 * Whether two changes concern the same line.
 * @param one a change
 * @param other another change
 * @param line the line that the other change is about, where there is one
 * @returns true for the same line, including one that an addition would create
 */
export function isAboutSameLine(
  one: CartOperation,
  other: CartOperation,
  line: CartEntry | undefined,
): boolean {
  if (one.type !== 'add') return 'entryId' in one && one.entryId === line?.id;
  if (line && isOfLine(one.request, line)) return true;
  return other.type === 'add' && lineName(one.request) === lineName(other.request);
}

/**
 * Whether a change is still in effect.
 * @param operation the change
 * @param entry the line in the store's answer
 * @param cart the newest cart
 * @returns false if the line has changed since
 */
export function isInPlace(operation: CartOperation, entry: CartEntry | null, cart: Cart | null): boolean {
  switch (operation.type) {
    case 'apply-code':
      return hasCode(cart, operation.code);
    case 'remove-code':
      return !hasCode(cart, operation.code);
    case 'set-note':
      return isNoteOf(cart, operation.note);
    default:
      return isLineInPlace(operation, entry, cart);
  }
}

type LineOperation = Exclude<CartOperation, { readonly type: 'apply-code' | 'remove-code' | 'set-note' }>;

function isLineInPlace(operation: LineOperation, entry: CartEntry | null, cart: Cart | null): boolean {
  const entryNow = (id: string) => cart?.entries.find((line) => line.id === id);
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

/** A null sku means the product's only variant. */
function isOfLine({ itemId, sku, additionalFields }: AddRequest, line: CartEntry): boolean {
  if (line.itemId !== itemId || line.additionalFields !== additionalFields) return false;
  return sku === null || line.chosenVariant?.sku === sku;
}

function lineName({ itemId, sku, additionalFields }: AddRequest): string {
  return JSON.stringify([itemId, sku, additionalFields]);
}
