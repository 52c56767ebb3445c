import { randomUUID } from 'node:crypto';
import type { InferOutput } from 'valibot';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import { STORE_SETUP_WORDS } from '../../../../core/words/index.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { type Category, type Collection, toCategory, toCollection } from './find-collections.ts';
import type { NEW_COLLECTION, ROOT_CATEGORY } from './schemas.ts';
import { RESERVED_URL_IDS } from './url-ids.ts';

type RootCategory = InferOutput<typeof ROOT_CATEGORY>;

/**
 * Creates a product collection, without its root category.
 * @param transaction an open transaction
 * @param collection names, URL id and description
 * @returns undefined if another store or a page of the site has the URL id
 * Source: docs/behaviour/owner.md §1.2, §1.5
 */
export async function createCollection(
  transaction: StoreTransaction,
  collection: InferOutput<typeof NEW_COLLECTION>,
): Promise<Collection | undefined> {
  if (RESERVED_URL_IDS.includes(collection.urlId)) return undefined;
  const row = await transaction
    .insertInto('collections')
    .values({
      id: randomUUID(),
      navigation_title: collection.navigationTitle,
      title: collection.title,
      url_id: collection.urlId,
      description: collection.description,
      enabled: collection.enabled,
    })
    .onConflict((conflict) => conflict.column('url_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toCollection(row);
}

/**
 * Creates the refusal of a URL id that is taken.
 * Source: docs/behaviour/owner.md §1.5
 */
export function takenUrlId() {
  return refusal(409, 'takenUrlId', { errors: { urlId: MESSAGES.takenUrlId } });
}

/** The category that holds all products of a store, as a store without another wish has it. */
export const ALL_PRODUCTS = {
  get displayName() {
    return STORE_SETUP_WORDS.allProducts;
  },
  parentCategoryId: '',
  type: 'ROOT',
  pageRendering: 'LIST_VIEW',
  displayIndex: 1,
} as const satisfies RootCategory;

/**
 * Creates the root category of a collection, or returns the existing one.
 * @param transaction an open transaction
 * @param collectionId which collection
 * @param category name and settings
 * @throws Refusal 404 for an unknown collection
 * Source: docs/behaviour/owner.md §1.3
 */
export async function createRootCategory(
  transaction: StoreTransaction,
  collectionId: string,
  category: RootCategory = ALL_PRODUCTS,
): Promise<Category> {
  const collection = await transaction
    .selectFrom('collections')
    .select('id')
    .where('id', '=', collectionId)
    // Of two concurrent requests, one waits here.
    .forUpdate()
    .executeTakeFirst();
  if (collection === undefined) throw refusal(404, 'unknownCollection');
  const root = await transaction
    .selectFrom('categories')
    .selectAll()
    .where('collection_id', '=', collectionId)
    .where('type', '=', category.type)
    .executeTakeFirst();
  if (root !== undefined) return toCategory(root);
  const row = await transaction
    .insertInto('categories')
    .values({
      id: randomUUID(),
      collection_id: collectionId,
      display_name: category.displayName,
      parent_category_id: category.parentCategoryId,
      type: category.type,
      page_rendering: category.pageRendering,
      display_index: category.displayIndex,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toCategory(row);
}
