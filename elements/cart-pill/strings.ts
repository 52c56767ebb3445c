/** Strings of the pill. Source: docs/behaviour/cart.md §2.1. */
export const PILL_STRINGS = {
  item: 'item',
  items: 'items',
} as const;
