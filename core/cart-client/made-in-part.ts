import type { Cart, CartEntry, CartOperation } from '../cart/index.ts';
import { lineOf } from './compare-operations.ts';
import { differenceOf, type Difference } from './difference-of.ts';

/** A change that a store has refused as sold out, with its cart. */
export interface ShortChange {
  readonly operation: CartOperation;
  /** The cart before the change; null if there was none, undefined if unknown. */
  readonly before: Cart | null | undefined;
  /** The cart that the refusal brought. */
  readonly after: Cart;
}

/** The part of a change that a store has made. */
export interface MadePart {
  /** Null if the line is gone. */
  readonly entry: CartEntry | null;
  readonly difference: Difference;
}

/**
 * Finds what a store has made of a change that it refuses: some add what they have, and call that an error.
 * @param change the request, and the carts before and after
 * @returns null if the line is what it was, or if that is unknown
 * Source: docs/behaviour/cart.md §8.5
 */
export function madeInPart({ operation, before, after }: ShortChange): MadePart | null {
  if (before === undefined) return null;
  const entry = lineOf(operation, after) ?? null;
  const difference = differenceOf({ operation, before, after, entry, isRepeated: false });
  const isChanged = entry?.quantity !== lineOf(operation, before)?.quantity;
  const isMade = operation.type === 'add' ? (difference.addedQuantity ?? 0) > 0 : isChanged;
  return isMade && difference.warnings.length > 0 ? { entry, difference } : null;
}
