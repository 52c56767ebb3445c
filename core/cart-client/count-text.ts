import { CART_WORDS, counted, numberText } from '../words/index.ts';

/** The pill shows counts up to this one, then adds a plus sign. Source: docs/behaviour/cart.md §2.1. */
const COUNT_CAP = 100;

/**
 * Writes the visible number of items.
 * @param count whole pieces, 0 or more
 * @returns the number up to 100, then "100+"
 * Source: docs/behaviour/cart.md §2.1
 */
export function countText(count: number): string {
  return count > COUNT_CAP ? `${numberText(COUNT_CAP)}+` : numberText(count);
}

/**
 * Writes the number of items for screen readers.
 * @param count whole pieces, 0 or more
 * Source: docs/behaviour/cart.md §2.2
 */
export function spokenCount(count: number): string {
  if (count > COUNT_CAP) return counted(CART_WORDS.moreItemsInCart, COUNT_CAP);
  return counted(CART_WORDS.itemsInCart, count);
}
