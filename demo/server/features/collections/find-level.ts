import { sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';

/** A category in the list of its parent. */
export interface ListedCategory {
  readonly id: string;
  readonly name: string;
  /** Products that have it, also unpublished ones. */
  readonly products: number;
  readonly subcategories: number;
}

/** A page of the categories below a category. */
export interface CategoryLevel {
  /** The category that they are in; undefined at the top. */
  readonly parent: { readonly id: string; readonly name: string } | undefined;
  readonly items: readonly ListedCategory[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

const PAGE_SIZE = 50;

/**
 * Finds a page of the categories below a category of a collection.
 * @param db the store's database
 * @param place the collection, and the category; those at the top for an unknown one
 * @param page from 1
 * Source: docs/behaviour/owner-pages.md §22.5
 */
export async function findLevel(
  db: Database,
  { collectionId, id }: { readonly collectionId: string; readonly id: string },
  page: number,
): Promise<CategoryLevel> {
  return inSnapshot(db, async (transaction) => {
    const rows = await transaction
      .selectFrom('categories')
      .select(['id', 'display_name as name', 'type'])
      .where('collection_id', '=', collectionId)
      .where((where) => where.or([where('id', '=', id), where('type', '=', 'ROOT')]))
      .execute();
    const own = rows.find((row) => row.id === id && row.type !== 'ROOT');
    const parentId = own?.id ?? rows.find(({ type }) => type === 'ROOT')?.id ?? '';
    const matching = transaction
      .selectFrom('categories')
      .where('collection_id', '=', collectionId)
      .where('parent_category_id', '=', parentId)
      .where('type', '!=', 'ROOT');
    const { total } = await matching
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const items = await matching
      .select(['id', 'display_name as name'])
      .select([
        sql<number>`(select count(*) from product_categories where category_id = categories.id)`.as(
          'products',
        ),
        sql<number>`(select count(*) from categories as below where below.parent_category_id = categories.id)`.as(
          'subcategories',
        ),
      ])
      .orderBy('display_index')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .offset((Math.min(page, pages) - 1) * PAGE_SIZE)
      .execute();
    return { parent: own, items, total, page: Math.min(page, pages), pages };
  });
}

/**
 * Finds a category with its counts and the name of its parent.
 * @param db the store's database
 * @param place its collection, and which one
 * @returns undefined for an unknown one, and for the root
 */
export async function findCategory(
  db: Database,
  { collectionId, id }: { readonly collectionId: string; readonly id: string },
): Promise<(ListedCategory & { readonly parentId: string; readonly parentName: string }) | undefined> {
  const row = await db
    .selectFrom('categories')
    .leftJoin('categories as parent', (join) =>
      join.onRef('parent.id', '=', 'categories.parent_category_id').on('parent.type', '!=', 'ROOT'),
    )
    .select(['categories.id', 'categories.display_name as name'])
    .select(['parent.id as parentId', 'parent.display_name as parentName'])
    .select([
      sql<number>`(select count(*) from product_categories where category_id = categories.id)`.as('products'),
      sql<number>`(select count(*) from categories as below where below.parent_category_id = categories.id)`.as(
        'subcategories',
      ),
    ])
    .where('categories.collection_id', '=', collectionId)
    .where('categories.id', '=', id)
    .where('categories.type', '!=', 'ROOT')
    .executeTakeFirst();
  return row && { ...row, parentId: row.parentId ?? '', parentName: row.parentName ?? '' };
}
