import { randomUUID } from 'node:crypto';
import type { InferOutput } from 'valibot';

import type { StoreTransaction } from '../../database/tables.ts';
import { refusal } from '../../shared/refusal.ts';
import { MESSAGES } from '../../shared/strings.ts';
import { type Category, type Collection, toCategory, toCollection } from './find-collections.ts';
import type { NEW_COLLECTION, ROOT_CATEGORY } from './schemas.ts';

/**
 * Creates a product collection.
 * @param transaction an open transaction
 * @param wanted what it is called, and where it stands
 * @throws Refusal 409 with the field where another one stands at this address
 * Source: docs/behaviour/owner.md §1.2, §1.5
 */
export async function createCollection(
  transaction: StoreTransaction,
  wanted: InferOutput<typeof NEW_COLLECTION>,
): Promise<Collection> {
  const row = await transaction
    .insertInto('collections')
    .values({
      id: randomUUID(),
      navigation_title: wanted.navigationTitle,
      title: wanted.title,
      url_id: wanted.urlId,
      description: wanted.description,
      enabled: wanted.enabled,
    })
    .onConflict((conflict) => conflict.column('url_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw takenUrlId();
  return toCollection(row);
}

/**
 * Makes the refusal of an address at which something else stands.
 * Source: docs/behaviour/owner.md §1.5
 */
export function takenUrlId() {
  return refusal(409, 'takenUrlId', { errors: { urlId: MESSAGES.takenUrlId } });
}

/**
 * Creates the root category of a collection; where it has one, that is the answer.
 * @param transaction an open transaction
 * @param collectionId which collection
 * @param wanted what it is called
 * @throws Refusal 404 for an unknown collection
 * Source: docs/behaviour/owner.md §1.3
 */
export async function createRootCategory(
  transaction: StoreTransaction,
  collectionId: string,
  wanted: InferOutput<typeof ROOT_CATEGORY>,
): Promise<Category> {
  const collection = await transaction
    .selectFrom('collections')
    .select('id')
    .where('id', '=', collectionId)
    // Of two that come at once, one waits here.
    .forUpdate()
    .executeTakeFirst();
  if (collection === undefined) throw refusal(404, 'unknownCollection');
  const root = await transaction
    .selectFrom('categories')
    .selectAll()
    .where('collection_id', '=', collectionId)
    .where('type', '=', wanted.type)
    .executeTakeFirst();
  if (root !== undefined) return toCategory(root);
  const row = await transaction
    .insertInto('categories')
    .values({
      id: randomUUID(),
      collection_id: collectionId,
      display_name: wanted.displayName,
      parent_category_id: wanted.parentCategoryId,
      type: wanted.type,
      page_rendering: wanted.pageRendering,
      display_index: wanted.displayIndex,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toCategory(row);
}
