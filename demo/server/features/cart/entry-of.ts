import { assert } from '../../../../core/errors/index.ts';
import type { Cart, CartEntry } from './cart.ts';

/**
 * Finds the line that has just changed in a cart.
 * @param cart the cart after the change
 * @param entryId the line
 * @throws AssertionError when the cart does not contain it
 */
export function entryOf(cart: Cart, entryId: string): CartEntry {
  const entry = cart.entries.find((candidate) => candidate.id === entryId);
  assert(entry !== undefined, 'entryOf', 'a cart that holds the touched line', entryId);
  return entry;
}
