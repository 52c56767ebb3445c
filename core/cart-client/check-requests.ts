import { assert } from '../errors/index.ts';
import { isQuantity, QUANTITY_LIMITS } from '../offer/index.ts';
import { isBlank } from '../text/index.ts';
import type { AdditionalFieldsRequest, AddRequest } from '../cart/index.ts';

/**
 * Copies an addition, so that later changes by the caller have no effect.
 * @param request the caller's request
 * @returns exactly the request's fields
 * @throws AssertionError for anything that can never be added to a cart
 * Source: docs/behaviour/cart.md §4
 */
export function checkAddRequest(request: AddRequest): AddRequest {
  const { itemId, sku, additionalFields } = checkFieldsRequest(request, 'cart.add');
  return { itemId, sku, quantity: checkQuantity(request.quantity, 'cart.add'), additionalFields };
}

/**
 * Copies a line's new additional fields.
 * @param request the caller's request
 * @param where the action's name, for the message
 * @returns exactly the request's fields
 * @throws AssertionError for another shape
 * Source: docs/behaviour/cart.md §4
 */
export function checkFieldsRequest(
  request: AdditionalFieldsRequest,
  where = 'cart.updateAdditionalFields',
): AdditionalFieldsRequest {
  const given: unknown = request;
  assert(typeof given === 'object' && given !== null, where, 'an object', given);
  const { itemId, sku = null, additionalFields = '' } = given as Partial<Record<keyof AddRequest, unknown>>;
  assert(typeof itemId === 'string' && itemId !== '', where, 'an itemId', itemId);
  assert(sku === null || typeof sku === 'string', where, 'a sku, or null', sku);
  assert(typeof additionalFields === 'string', where, 'additionalFields as a JSON text', additionalFields);
  return { itemId, sku, additionalFields };
}

/**
 * Checks a quantity.
 * @param quantity any value
 * @param where the action's name, for the message
 * @returns the quantity, 1–9999
 * @throws AssertionError for anything else
 * Source: docs/behaviour/cart.md §4.5
 */
export function checkQuantity(quantity: number, where: string): number {
  const { min, max } = QUANTITY_LIMITS;
  assert(isQuantity(quantity), where, `a whole quantity from ${min} to ${max}`, quantity);
  return quantity;
}

/**
 * Checks a discount or gift-card code.
 * @param code any value
 * @param where the action's name, for the message
 * @returns the code without surrounding spaces
 * @throws AssertionError for anything but a text that is not blank
 * Source: docs/behaviour/cart.md §4.6
 */
export function checkCode(code: string, where: string): string {
  assert(typeof code === 'string' && !isBlank(code), where, 'a code', code);
  return code.trim();
}

/**
 * Checks a note for the order.
 * @param note any value
 * @returns the note, without surrounding spaces
 * @throws AssertionError for anything but a text
 * Source: docs/behaviour/cart.md §4.6
 */
export function checkNote(note: string): string {
  assert(typeof note === 'string', 'cart.setNote', 'a text', note);
  return note.trim();
}
