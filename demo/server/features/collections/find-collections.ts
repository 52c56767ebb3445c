import { type Selectable, sql } from 'kysely';

import { COLLECTION_TYPES } from '../../../../core/enumerations/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import type { ProductSort } from '../catalogue/index.ts';
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

/** A store as its owner edits it. */
export interface EditedCollection extends Collection {
  readonly sort: ProductSort;
  readonly version: number;
}

/**
 * Reads a store for its owner, also a hidden one.
 * @param db the store's database, or an open transaction
 * @param id which one
 * @returns undefined if there is none
 */
export async function findEditedCollection(
  db: Database | StoreTransaction,
  id: string,
): Promise<EditedCollection | undefined> {
  const row = await db.selectFrom('collections').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toEditedCollection(row);
}

/**
 * Reads a store that visitors can open, with its root category and the categories that its published products have.
 * @param db the store's database
 * @param urlId the end of its address
 * @returns undefined for an unknown URL id, and for a hidden store
 * Source: docs/behaviour/reference-store.md §6.9
 */
export async function findOpenCollection(
  db: Database,
  urlId: string,
): Promise<(EditedCollection & { readonly categories: readonly Category[] }) | undefined> {
  const row = await db
    .selectFrom('collections')
    .selectAll()
    .where('url_id', '=', urlId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { rows } = await sql<Selectable<CategoriesTable>>`
    with recursive used as (
      select categories.* from categories
        where collection_id = ${row.id} and (type = 'ROOT' or exists (
          select 1 from product_categories join products on products.id = product_categories.product_id
            where product_categories.category_id = categories.id and products.is_published))
      union
      select parent.* from categories as parent join used on parent.id = used.parent_category_id
    )
    select * from used order by display_index, id`.execute(db);
  return { ...toEditedCollection(row), categories: rows.map(toCategory) };
}

function toEditedCollection(row: Selectable<CollectionsTable>): EditedCollection {
  return { ...toCollection(row), sort: row.sort, version: row.version };
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
