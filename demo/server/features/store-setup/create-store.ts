import { FALLBACK_STORE_TITLE, toUrlId } from '../../../../owner/rules/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { check } from '../../platform/http/read-json.ts';
import {
  type Collection,
  createCollection,
  createRootCategory,
  findTakenUrlIds,
  NEW_COLLECTION,
  NEW_STORE,
} from '../collections/index.ts';
import { appendToNavigation } from './append-to-navigation.ts';

/** A new store, as its owner describes it. */
export interface NewStore {
  readonly title: string;
  readonly description: string;
  readonly isInNavigation: boolean;
}

/**
 * Creates a store with its root category and navigation entry, at the first free address that its title gives: all of them, or nothing.
 * @param transaction an open transaction; a refusal must roll it back
 * @param store its texts, unchecked, and whether the main navigation links to it
 * @throws Refusal 400 with a sentence per field for invalid texts, 409 if the navigation was changed meanwhile
 * Source: docs/behaviour/owner.md §1.4, §1.12
 */
export async function createStore(
  transaction: StoreTransaction,
  { title, description, isInNavigation }: NewStore,
): Promise<Collection> {
  const texts = check(NEW_STORE, { title, description });
  const collection = await createAtFreeUrl(transaction, texts);
  await createRootCategory(transaction, collection.id);
  if (isInNavigation) await appendToNavigation(transaction, collection);
  return collection;
}

async function createAtFreeUrl(
  transaction: StoreTransaction,
  { title, description }: Pick<NewStore, 'title' | 'description'>,
): Promise<Collection> {
  const taken = new Set(await findTakenUrlIds(transaction));
  for (;;) {
    const urlId = toUrlId(title, { fallback: FALLBACK_STORE_TITLE, isTaken: (name) => taken.has(name) });
    const posted = { navigationTitle: title, title, urlId, description, enabled: true };
    const collection = await createCollection(transaction, check(NEW_COLLECTION, posted));
    if (collection !== undefined) return collection;
    // Another store has got it since.
    taken.add(urlId);
  }
}
