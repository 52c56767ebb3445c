import { type RawBuilder, sql } from 'kysely';

import type { ProductOrder } from '../../../../core/product-list/index.ts';
import type { ProductSort } from '../catalogue/index.ts';

/** How an owner sorts a store, by the columns of `listed` and `products_judged`. Source: docs/behaviour/reference-store.md §20.8 */
const SORTS: Readonly<Record<ProductSort, RawBuilder<unknown>>> = {
  manual: sql`place`,
  // Products that were created at the same moment have the order in which they were added.
  newest: sql`created_at desc, place desc`,
  'price-low': sql`price_cents asc nulls last, place`,
  'price-high': sql`price_cents desc nulls last, place`,
  title: sql`title_key, place`,
};

/** How visitors sort a list; equal products stay as the owner has sorted them. */
const ORDERS: Readonly<Record<ProductOrder, RawBuilder<unknown> | null>> = {
  featured: null,
  newest: sql`created_at desc`,
  'price-asc': sql`price_cents asc nulls last`,
  'price-desc': sql`price_cents desc nulls last`,
  title: sql`title_key`,
};

/**
 * Builds the order of a list.
 * @param order of the visitor
 * @param sort of the owner
 * Source: docs/behaviour/product-lists.md §1.2
 */
export function orderOf(order: ProductOrder, sort: ProductSort): RawBuilder<unknown> {
  const first = ORDERS[order];
  return first === null ? SORTS[sort] : sql`${first}, ${SORTS[sort]}`;
}
