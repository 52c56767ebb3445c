/** Labels of the two prices of a sale: the keys of a page's own texts, and their defaults. Source: docs/behaviour/products.md §4.4. */
export const PRICE_LABELS = {
  sale: { key: 'salePriceText', english: 'Sale Price:' },
  original: { key: 'originalPriceText', english: 'Original Price:' },
} as const;
