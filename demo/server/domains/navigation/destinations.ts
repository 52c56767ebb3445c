import { COLLECTIONS, MEMBER_AREAS } from '../../../site/website.ts';
import type { Database, StoreTransaction } from '../../database/tables.ts';
import { findCollections } from '../collections/index.ts';

/** Something that the navigation can lead to. */
export interface Destination {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
}

/** Everything that the navigation can lead to. Source: docs/behaviour/owner.md §2.2 */
export interface Destinations {
  readonly collections: readonly Destination[];
  readonly memberAreas: readonly Destination[];
}

/** What the navigation of a new site can lead to. Source: docs/behaviour/owner.md §2.2 */
export const FIRST_DESTINATIONS: Destinations = { collections: COLLECTIONS, memberAreas: MEMBER_AREAS };

/**
 * Finds what the navigation can lead to: the site's stores first.
 * @param db the store's database, or an open transaction
 * Source: docs/behaviour/owner.md §2.2
 */
export async function findDestinations(db: Database | StoreTransaction): Promise<Destinations> {
  const stores = (await findCollections(db)).map(({ id, navigationTitle, fullUrl }) => ({
    id,
    title: navigationTitle,
    fullUrl,
  }));
  const others = COLLECTIONS.filter(({ id }) => !stores.some((store) => store.id === id));
  return { ...FIRST_DESTINATIONS, collections: [...stores, ...others] };
}
