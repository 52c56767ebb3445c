import type { ProductListQuery } from '../product-list/index.ts';

/** What a backend has found. */
interface FoundProducts {
  /** Of all pages; null where it does not count. */
  readonly total: number | null;
  /** On the page. */
  readonly count: number;
}

/**
 * Checks whether a list has another page. Without a total, one behind a full page is assumed.
 * @param query the page
 * @param found its products
 * Source: docs/behaviour/product-lists.md §1.6
 */
export function hasPageAfter(
  { page, pageSize }: Pick<ProductListQuery, 'page' | 'pageSize'>,
  { total, count }: FoundProducts,
): boolean {
  return total === null ? count >= pageSize : page * pageSize < total;
}
