import type { StoreTransaction } from '../../platform/database/tables.ts';
import type { Problems } from '../../platform/owner/index.ts';
import { STORE_TEXTS, findCategoryIds, setProductCategories } from '../collections/index.ts';
import type { EditedProduct } from './edited-product.ts';

/** The categories that a product is to have. */
export interface FoundCategories {
  /** Undefined if it keeps those that it has. */
  readonly ids: readonly string[] | undefined;
  readonly problems: Problems;
}

/**
 * Finds the categories of a product in its store. Without them it keeps those that it has, but none of another store.
 * @param transaction an open transaction
 * @param product its store and categories
 * @param isMoving whether it has been in another store
 * Source: docs/behaviour/reference-store.md §20.9
 */
export async function findCategories(
  transaction: StoreTransaction,
  { collectionId, categories }: Pick<EditedProduct, 'collectionId' | 'categories'>,
  isMoving: boolean,
): Promise<FoundCategories> {
  if (categories === undefined) return { ids: isMoving ? [] : undefined, problems: {} };
  const { ids, unknown } = await findCategoryIds(transaction, collectionId, categories);
  const [first] = unknown;
  const problems: Problems = first === undefined ? {} : { categories: STORE_TEXTS.unknownCategory(first) };
  return { ids, problems };
}

/**
 * Writes the categories of a product.
 * @param transaction an open transaction
 * @param productId which one
 * @param found its categories
 */
export async function saveCategories(
  transaction: StoreTransaction,
  productId: string,
  { ids }: FoundCategories,
): Promise<void> {
  if (ids !== undefined) await setProductCategories(transaction, productId, ids);
}
