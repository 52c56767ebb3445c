import type { StoreTransaction } from '../../platform/database/tables.ts';
import { Refusal, refusal } from '../../platform/shared/refusal.ts';
import { lockCatalogue } from '../catalogue/index.ts';
import { FIRST_STORE_ID } from './collection-limits.ts';
import { takenUrlId } from './create-collection.ts';
import { type EditedCollection, findEditedCollection } from './find-collections.ts';
import type { CollectionValues } from './schemas.ts';
import { STORE_TEXTS } from './texts.ts';
import { RESERVED_URL_IDS } from './url-ids.ts';

/** PostgreSQL's code for a value that another row has already. */
const TAKEN = '23505';

/**
 * Changes a collection.
 * @param transaction an open transaction; a refusal must roll it back
 * @param key which one, in the version that the owner saw
 * @param values checked
 * @returns false if somebody else has changed it meanwhile
 * @throws Refusal 400 with a sentence per field for a new URL of the first store, or if it would be hidden; 404 if there is none; 409
 * for a taken URL
 * Source: docs/behaviour/owner-pages.md §22.2
 */
export async function changeCollection(
  transaction: StoreTransaction,
  { id, version }: Pick<EditedCollection, 'id' | 'version'>,
  values: CollectionValues,
): Promise<boolean> {
  const current = await lockCollection(transaction, id);
  if (current.version !== version) return false;
  checkFirst(current, values);
  if (values.urlId !== current.urlId && RESERVED_URL_IDS.includes(values.urlId)) throw takenUrlId();
  const same = await transaction
    .selectFrom('collections')
    .select('id')
    .where('url_id', '=', values.urlId)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (same !== undefined) throw takenUrlId();
  try {
    await transaction
      .updateTable('collections')
      .set({ ...columnsOf(values), version: version + 1 })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    // Another one has got the URL since.
    if (error instanceof Error && 'code' in error && error.code === TAKEN) throw takenUrlId();
    throw error;
  }
  return true;
}

/**
 * Deletes a collection that has no products, with its categories. A repetition has no effect.
 * @param transaction an open transaction
 * @param id which one
 * @throws Refusal 409 for a collection with products, also unpublished ones, and for the first store
 * Source: docs/behaviour/owner-pages.md §22.3
 */
export async function deleteCollection(transaction: StoreTransaction, id: string): Promise<void> {
  if (id === FIRST_STORE_ID) throw new Refusal(409, 'invalid', STORE_TEXTS.keepsFirst);
  // Otherwise a product that is saved at this moment would be in no store.
  await lockCatalogue(transaction);
  // Categories that are saved at this moment come first.
  await transaction.selectFrom('collections').select('id').where('id', '=', id).forUpdate().execute();
  const count = await countProducts(transaction, id);
  if (count > 0) throw new Refusal(409, 'invalid', STORE_TEXTS.notEmpty(count));
  await transaction.deleteFrom('categories').where('collection_id', '=', id).execute();
  await transaction.deleteFrom('collections').where('id', '=', id).execute();
}

/**
 * Locks a collection: changes of it and of its categories follow one another.
 * @param transaction an open transaction
 * @param id which one
 * @throws Refusal 404 if there is none
 */
export async function lockCollection(transaction: StoreTransaction, id: string): Promise<EditedCollection> {
  await transaction.selectFrom('collections').select('id').where('id', '=', id).forUpdate().execute();
  const collection = await findEditedCollection(transaction, id);
  if (collection === undefined) throw refusal(404, 'unknownCollection');
  return collection;
}

/**
 * Counts the products of a collection, also unpublished ones.
 * @param transaction an open transaction
 * @param id which one
 */
async function countProducts(transaction: StoreTransaction, id: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('collection_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

function checkFirst({ id, urlId }: EditedCollection, values: CollectionValues): void {
  if (id !== FIRST_STORE_ID) return;
  const errors = {
    ...(values.urlId !== urlId && { urlId: STORE_TEXTS.keepsUrl }),
    ...(!values.enabled && { enabled: STORE_TEXTS.keepsVisible }),
  };
  const [problem] = Object.values(errors);
  if (problem !== undefined) throw new Refusal(400, 'invalid', problem, { errors });
}

function columnsOf({ navigationTitle, title, urlId, description, enabled, sort }: CollectionValues) {
  return { navigation_title: navigationTitle, title, url_id: urlId, description, enabled, sort };
}
