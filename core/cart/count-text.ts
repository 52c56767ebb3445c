import { fill } from '../text/index.ts';
import { CART_STRINGS } from './strings.ts';

/** The pill shows counts up to this one, then adds a plus sign. Source: docs/behaviour/cart.md §2.1. */
const COUNT_CAP = 100;

/**
 * Writes the visible number of items.
 * @param count whole pieces, 0 or more
 * @returns the number up to 100, then "100+"
 * Source: docs/behaviour/cart.md §2.1
 */
export function countText(count: number): string {
  return count > COUNT_CAP ? `${COUNT_CAP}+` : String(count);
}

/**
 * Writes the number of items for screen readers.
 * @param count whole pieces, 0 or more
 * Source: docs/behaviour/cart.md §2.2
 */
export function spokenCount(count: number): string {
  if (count > COUNT_CAP) return CART_STRINGS.moreThanCapSpoken;
  return count === 1 ? CART_STRINGS.oneItemSpoken : fill(CART_STRINGS.itemsSpoken, { n: String(count) });
}
