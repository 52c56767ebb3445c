import { sql } from 'kysely';

import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { isSameName } from './categories.ts';

/**
 * Finds the categories of a collection by their names. They cannot change until the transaction ends.
 * @param transaction an open transaction
 * @param collectionId which collection
 * @param names in upper or lower case
 * @returns their ids, and the names that the collection does not have
 * Source: docs/behaviour/reference-store.md §20.9
 */
export async function findCategoryIds(
  transaction: StoreTransaction,
  collectionId: string,
  names: readonly string[],
): Promise<{ readonly ids: readonly string[]; readonly unknown: readonly string[] }> {
  if (names.length === 0) return { ids: [], unknown: [] };
  await transaction
    .selectFrom('collections')
    .select('id')
    .where('id', '=', collectionId)
    .forShare()
    .execute();
  const categories = await transaction
    .selectFrom('categories')
    .select(['id', 'display_name'])
    .where('collection_id', '=', collectionId)
    // The root holds all products.
    .where('type', '!=', 'ROOT')
    // A database whose collation is "C" knows only the capitals of English.
    .where(
      sql`lower(display_name collate "und-x-icu")`,
      'in',
      names.map((name) => name.toLowerCase()),
    )
    .execute();
  const idOf = (name: string): string | undefined =>
    categories.find((category) => isSameName(category.display_name, name))?.id;
  return {
    ids: [...new Set(names.flatMap((name) => idOf(name) ?? []))],
    unknown: names.filter((name) => idOf(name) === undefined),
  };
}

/**
 * Sets the categories of a product.
 * @param transaction an open transaction
 * @param productId which product
 * @param ids its categories, of its collection
 */
export async function setProductCategories(
  transaction: StoreTransaction,
  productId: string,
  ids: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('product_categories')
    .where('product_id', '=', productId)
    .$if(ids.length > 0, (query) => query.where('category_id', 'not in', [...ids]))
    .execute();
  if (ids.length === 0) return;
  await transaction
    .insertInto('product_categories')
    .values(ids.map((id) => ({ product_id: productId, category_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Lists the names of the first categories of a collection.
 * @param db the store's database
 * @param collectionId which collection
 * @param count how many
 */
export async function findCategoryNames(
  db: Database,
  collectionId: string,
  count: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('categories')
    .select('display_name')
    .where('collection_id', '=', collectionId)
    .where('type', '!=', 'ROOT')
    .orderBy('display_index')
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ display_name: name }) => name);
}
