import { COLLECTIONS, MEMBER_AREAS } from '../../../site/website.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { type Collection, findCollections } from '../collections/index.ts';

/** A destination of the navigation. */
export interface Destination {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
}

/** All destinations of the navigation. Source: docs/behaviour/owner.md §2.2 */
export interface Destinations {
  readonly collections: readonly Destination[];
  readonly memberAreas: readonly Destination[];
}

/** The destinations of a new site. Source: docs/behaviour/owner.md §2.2 */
export const FIRST_DESTINATIONS: Destinations = { collections: COLLECTIONS, memberAreas: MEMBER_AREAS };

/**
 * Loads the destinations of the navigation, stores first.
 * @param db the store's database, or an open transaction
 * Source: docs/behaviour/owner.md §2.2
 */
export async function findDestinations(db: Database | StoreTransaction): Promise<Destinations> {
  return destinationsWith(await findCollections(db));
}

/**
 * Loads the destinations that visitors can open: without hidden stores.
 * @param db the store's database
 * Source: docs/behaviour/owner.md §2.3
 */
export async function findOpenDestinations(db: Database): Promise<Destinations> {
  return destinationsWith((await findCollections(db)).filter(({ enabled }) => enabled));
}

function destinationsWith(collections: readonly Collection[]): Destinations {
  const stores = collections.map(({ id, navigationTitle, fullUrl }) => ({
    id,
    title: navigationTitle,
    fullUrl,
  }));
  const others = COLLECTIONS.filter(({ id }) => !stores.some((store) => store.id === id));
  return { ...FIRST_DESTINATIONS, collections: [...stores, ...others] };
}
