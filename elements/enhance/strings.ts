/** Words before the two prices of a sale: the keys of a page's own texts, and the words without them. Source: template language §13.3. */
export const PRICE_LABELS = {
  sale: { key: 'salePriceText', english: 'Sale Price:' },
  original: { key: 'originalPriceText', english: 'Original Price:' },
} as const;
