import type { Selectable } from 'kysely';

import { COLLECTION_TYPES } from '../../../../core/enumerations/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import type { CategoriesTable, CollectionsTable } from './tables.ts';

/** A category of a collection, as the API answers it. Source: docs/behaviour/owner.md §1.3 */
export interface Category {
  readonly id: string;
  readonly displayName: string;
  readonly parentCategoryId: string;
  readonly type: string;
  readonly pageRendering: string;
  readonly displayIndex: number;
}

/** A product collection, as the API answers it and templates read it. Source: docs/behaviour/owner.md §1.2 */
export interface Collection {
  readonly id: string;
  readonly type: typeof COLLECTION_TYPES.products;
  readonly typeName: 'products';
  readonly navigationTitle: string;
  readonly title: string;
  readonly urlId: string;
  readonly fullUrl: string;
  readonly description: string;
  readonly enabled: boolean;
}

/**
 * Reads the stores of the site.
 * @param db the store's database
 * @returns all of them, in the order in which they were created
 */
export async function findCollections(db: Database | StoreTransaction): Promise<readonly Collection[]> {
  const rows = await db.selectFrom('collections').selectAll().orderBy('position').execute();
  return rows.map(toCollection);
}

/**
 * Reads one store of the site with its categories.
 * @param db the store's database
 * @param urlId the end of its address
 * @returns undefined for an unknown URL id
 */
export async function findCollection(
  db: Database,
  urlId: string,
): Promise<(Collection & { readonly categories: readonly Category[] }) | undefined> {
  const row = await db.selectFrom('collections').selectAll().where('url_id', '=', urlId).executeTakeFirst();
  if (row === undefined) return undefined;
  const categories = await db
    .selectFrom('categories')
    .selectAll()
    .where('collection_id', '=', row.id)
    .orderBy('display_index')
    .execute();
  return { ...toCollection(row), categories: categories.map(toCategory) };
}

/**
 * Maps a row to a collection.
 * @param row of the collections
 */
export function toCollection(row: Selectable<CollectionsTable>): Collection {
  return {
    id: row.id,
    type: COLLECTION_TYPES.products,
    typeName: 'products',
    navigationTitle: row.navigation_title,
    title: row.title,
    urlId: row.url_id,
    fullUrl: `/${row.url_id}`,
    description: row.description,
    enabled: row.enabled,
  };
}

/**
 * Maps a row to a category.
 * @param row of the categories
 */
export function toCategory(row: Selectable<CategoriesTable>): Category {
  return {
    id: row.id,
    displayName: row.display_name,
    parentCategoryId: row.parent_category_id,
    type: row.type,
    pageRendering: row.page_rendering,
    displayIndex: row.display_index,
  };
}
