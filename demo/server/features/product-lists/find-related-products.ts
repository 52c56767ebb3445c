import { sql } from 'kysely';

import type { RelatedQuery } from '../../../../core/product-list/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { findProductsById, type ProductItem } from '../catalogue/index.ts';
import { LOWER_TAGS } from './tables.ts';

/**
 * Finds the products that go with one: first those of its categories, then those with its tags. Names are compared
 * without regard to case.
 * @param db the store's database
 * @param query which product
 * @returns none for a product that visitors do not see
 * Source: docs/behaviour/product-lists.md §3.1
 */
export async function findRelatedProducts(
  db: Database,
  { itemId, limit }: RelatedQuery,
): Promise<readonly ProductItem[]> {
  return inSnapshot(db, async (transaction) => {
    const { rows } = await sql<{ readonly id: string }>`with own as (
      select products.id, tags from products join collections on collections.id = products.collection_id
      where products.id = ${itemId} and is_published and collections.enabled
    ),
    own_categories as (
      select lower(display_name collate "und-x-icu") as name
      from own join product_categories on product_id = own.id join categories on categories.id = category_id
    ),
    own_tags as (
      select lower(tag collate "und-x-icu") as name from own, jsonb_array_elements_text(tags) as tag
    ),
    found as (
      select product_id as id, true as has_category
      from categories join product_categories on category_id = categories.id
      where lower(display_name collate "und-x-icu") = any(array(select name from own_categories))
      union all
      select id, false from products where ${sql.raw(LOWER_TAGS)} ?| array(select name from own_tags)
    ),
    others as (
      select products.id, products.position, bool_or(has_category) as has_category
      from found join products using (id) join collections on collections.id = products.collection_id
      where products.is_published and collections.enabled and products.id <> ${itemId}
      group by products.id, products.position
    )
    select id from others order by has_category desc, position, id limit ${limit}`.execute(transaction);
    return findProductsById(
      transaction,
      rows.map(({ id }) => id),
    );
  });
}
