import { CONTENT_LIMITS } from '../../../../owner/rules/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { findCollections } from '../collections/index.ts';
import { createPostedStore } from '../store-setup/index.ts';
import { IMPORT_TEXTS } from './texts.ts';

/** The stores of the site, with their number of products. */
export interface StoreRooms {
  /** Finds a store by its URL, title or id. */
  readonly find: (name: string) => StoreRoom | undefined;
  /** The store with this title, or undefined. */
  readonly add: (store: Pick<StoreRoom, 'id' | 'title' | 'urlId'>) => StoreRoom;
}

/** A store. */
export interface StoreRoom {
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
  /** Number of its products; counts what an import adds. */
  count: number;
}

/**
 * Reads the stores and counts their products.
 * @param db the database or an open transaction
 */
export async function readRooms(db: Database | StoreTransaction): Promise<StoreRooms> {
  const counts = await db
    .selectFrom('products')
    .select(({ fn }) => ['collection_id', fn.countAll<number>().as('count')])
    .groupBy('collection_id')
    .execute();
  const countOf = new Map(counts.map(({ collection_id: id, count }) => [id, count]));
  const rooms = (await findCollections(db)).map(({ id, title, urlId }): StoreRoom => ({
    id,
    title,
    urlId,
    count: countOf.get(id) ?? 0,
  }));
  return {
    find: (name) =>
      rooms.find(({ id, urlId }) => urlId === name || id === name) ??
      rooms.find(({ title }) => title.toLowerCase() === name.toLowerCase()),
    add: ({ id, title, urlId }) => {
      const room = { id, title, urlId, count: 0 };
      rooms.push(room);
      return room;
    },
  };
}

/**
 * Checks whether a store has as many products as it may have.
 * @param room the store
 * Source: docs/behaviour/owner.md §8
 */
export function isFull({ count }: StoreRoom): boolean {
  return count >= CONTENT_LIMITS.productsPerCollection;
}

/**
 * Finds a further store for what does not fit into a store, and creates it: "Shop 2", "Shop 3" and so on.
 * @param transaction an open transaction with the lock of the catalogue
 * @param rooms the stores
 * @param full the store
 * Source: docs/behaviour/reference-store.md §28.6
 */
export async function furtherRoom(
  transaction: StoreTransaction,
  rooms: StoreRooms,
  full: StoreRoom,
): Promise<StoreRoom> {
  for (let number = 2; ; number += 1) {
    const title = IMPORT_TEXTS.furtherStore(full.title, number);
    const room =
      rooms.find(title) ??
      rooms.add(await createPostedStore(transaction, { title, description: '', isInNavigation: false }));
    if (!isFull(room)) return room;
  }
}
