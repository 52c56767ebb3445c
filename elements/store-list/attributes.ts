import { type ListingSubject, PRODUCT_LIST_LIMITS, PRODUCT_ORDERS } from '../../core/product-list/index.ts';
import { integerAttribute, textAttribute, wordAttribute } from '../host/index.ts';

/** Where the products are from: the catalogue by default. Source: docs/behaviour/product-lists.md §5.1, §7 */
const LIST_SOURCES = [
  'catalogue',
  'related',
  'recent',
] as const satisfies readonly ListingSubject['source'][];

/** The attributes of a list. Source: docs/behaviour/product-lists.md §5 */
export const listAttributes = {
  category: textAttribute('category'),
  collection: textAttribute('collection'),
  filterBy: textAttribute('filter-by'),
  itemId: textAttribute('item-id'),
  layout: wordAttribute('layout', ['grid', 'list']),
  pageSize: integerAttribute('page-size', {
    min: 1,
    max: PRODUCT_LIST_LIMITS.pageSize,
    fallback: PRODUCT_LIST_LIMITS.usualPageSize,
  }),
  paging: wordAttribute('paging', ['links', 'more']),
  sort: wordAttribute('sort', PRODUCT_ORDERS),
  source: wordAttribute('source', LIST_SOURCES),
} as const;
