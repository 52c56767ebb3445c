import { type AddressQuery, NO_FILTERS, type ProductPage } from '../../core/product-list/index.ts';
import { PRODUCT_LIST_WORDS } from '../../core/words/index.ts';

/**
 * Says why a list shows nothing.
 * @param query what was asked for
 * @param page the answer, without products
 * Source: docs/behaviour/product-lists.md §5.4
 */
export function emptyTextOf({ filters, page }: AddressQuery, { total }: ProductPage): string {
  if (page > 1 && total !== 0) return PRODUCT_LIST_WORDS.emptyPage;
  const hasFilters = JSON.stringify(filters) !== JSON.stringify(NO_FILTERS);
  return hasFilters ? PRODUCT_LIST_WORDS.noMatches : PRODUCT_LIST_WORDS.noProducts;
}
