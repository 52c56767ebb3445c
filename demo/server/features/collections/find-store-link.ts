import type { Database } from '../../platform/database/tables.ts';
import { findEditedCollection } from './find-collections.ts';

/** A link to a store. */
export interface StoreLink {
  readonly title: string;
  readonly url: string;
}

/**
 * Finds the link to the store of a product, for its breadcrumbs.
 * @param db the store's database
 * @param product its store
 * @returns undefined if the store is hidden
 */
export async function findStoreLink(
  db: Database,
  { collectionId = '' }: { readonly collectionId?: string },
): Promise<StoreLink | undefined> {
  const store = await findEditedCollection(db, collectionId);
  return store?.enabled === true ? { title: store.title, url: store.fullUrl } : undefined;
}
