import type { ProductSort } from '../catalogue/index.ts';

/** What the owner calls the orders of products. */
export const SORT_NAMES: Readonly<Record<ProductSort, string>> = {
  manual: 'In your own order',
  newest: 'Newest first',
  'price-low': 'By price, lowest first',
  'price-high': 'By price, highest first',
  title: 'By title, A to Z',
};
