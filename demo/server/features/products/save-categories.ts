import type { StoreTransaction } from '../../platform/database/tables.ts';
import { STORE_TEXTS, findCategoryIds, setProductCategories } from '../collections/index.ts';
import type { EditedProduct } from './edited-product.ts';
import type { Problems } from '../../platform/owner/index.ts';

type Categorised = Pick<EditedProduct, 'collectionId' | 'categories'>;

/**
 * Checks whether the store of a product has the categories of the product.
 * @param transaction an open transaction
 * @param product its store and categories
 */
export async function categoryProblems(
  transaction: StoreTransaction,
  { collectionId, categories = [] }: Categorised,
): Promise<Problems> {
  const { unknown } = await findCategoryIds(transaction, collectionId, categories);
  const [first] = unknown;
  return first === undefined ? {} : { categories: STORE_TEXTS.unknownCategory(first) };
}

/**
 * Writes the categories of a product. Without them it keeps those that it has, but none of another store.
 * @param transaction an open transaction
 * @param product which one, its store and categories
 * @param isMoving whether it has been in another store
 * Source: docs/behaviour/reference-store.md §20.9
 */
export async function saveCategories(
  transaction: StoreTransaction,
  { id, collectionId, categories }: Categorised & Pick<EditedProduct, 'id'>,
  isMoving: boolean,
): Promise<void> {
  if (categories === undefined && !isMoving) return;
  const { ids } = await findCategoryIds(transaction, collectionId, categories ?? []);
  await setProductCategories(transaction, id, ids);
}
