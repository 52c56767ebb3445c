import { assert } from '../../errors/index.ts';
import { isQuantity, QUANTITY_LIMITS } from '../../offer/index.ts';
import type { AddRequest, AdditionalFieldsRequest } from '../state/gateway.ts';

/**
 * Copies what shall be put into the cart; what the caller changes later changes nothing.
 * @param request what a program asked for
 * @returns exactly the fields of the call
 * @throws AssertionError for what can never be put into a cart
 * Source: docs/behaviour/cart.md §4
 */
export function checkAddRequest(request: AddRequest): AddRequest {
  const { itemId, sku, additionalFields } = checkFieldsRequest(request, 'cart.add');
  return { itemId, sku, quantity: checkQuantity(request.quantity, 'cart.add'), additionalFields };
}

/**
 * Copies a line's new additional fields.
 * @param request what a program asked for
 * @param where the door's name
 * @returns exactly the fields of the call
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
 * @param quantity whole pieces
 * @param where the door's name
 * @returns the quantity, 1–9999
 * @throws AssertionError for any other
 * Source: docs/behaviour/cart.md §4.5
 */
export function checkQuantity(quantity: number, where: string): number {
  const { min, max } = QUANTITY_LIMITS;
  assert(isQuantity(quantity), where, `a whole quantity from ${min} to ${max}`, quantity);
  return quantity;
}
