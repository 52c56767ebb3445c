/** Words of the pill. Source: storefront specification §2. */
export const PILL_STRINGS = {
  item: 'item',
  items: 'items',
} as const;
