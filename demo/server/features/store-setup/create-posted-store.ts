import { FALLBACK_STORE_TITLE, toUrlId } from '../../../../owner/rules/index.ts';
import { STORE_SETUP_WORDS } from '../../../../core/words/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { check } from '../../platform/http/read-json.ts';
import {
  type Collection,
  findCollections,
  createCollection,
  createRootCategory,
  NEW_COLLECTION,
} from '../collections/index.ts';
import { appendToNavigation } from './append-to-navigation.ts';
import { RESERVED_URL_IDS } from './reserved-url-ids.ts';

/** The form of a new store. */
export interface PostedStore {
  readonly title: string;
  readonly description: string;
  readonly isInNavigation: boolean;
}

/**
 * Creates a store with its root category and navigation entry: all of them, or nothing.
 * @param transaction an open transaction
 * @param posted the form
 * @throws Refusal 400 for invalid texts, 409 after a concurrent change
 * Source: docs/behaviour/owner.md §1.12
 */
export async function createPostedStore(
  transaction: StoreTransaction,
  { title, description, isInNavigation }: PostedStore,
): Promise<Collection> {
  const collections = await findCollections(transaction);
  const taken = new Set([...RESERVED_URL_IDS, ...collections.map(({ urlId }) => urlId)]);
  const urlId = toUrlId(title, { fallback: FALLBACK_STORE_TITLE, isTaken: (name) => taken.has(name) });
  const checked = check(NEW_COLLECTION, { navigationTitle: title, title, urlId, description, enabled: true });
  const collection = await createCollection(transaction, checked);
  await createRootCategory(transaction, collection.id, {
    displayName: STORE_SETUP_WORDS.allProducts,
    parentCategoryId: '',
    type: 'ROOT',
    pageRendering: 'LIST_VIEW',
    displayIndex: 1,
  });
  if (isInNavigation) await appendToNavigation(transaction, collection);
  return collection;
}
