import { CONTENT_LIMITS } from '../../../../owner/rules/index.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { COLLECTION_LIMITS, findCollections } from '../collections/index.ts';
import { IMPORT_TEXTS } from './texts.ts';

/** The stores of the site, with their number of products. */
export interface StoreRooms {
  /** Finds a store by its URL, title or id. */
  readonly find: (name: string) => StoreRoom | undefined;
  readonly add: (store: NewRoom) => StoreRoom;
  /** Returns what forgets the stores that are added from now on. */
  readonly mark: () => () => void;
}

interface NewRoom {
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
}

/** A store. */
export interface StoreRoom extends NewRoom {
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
    mark: () => {
      const { length } = rooms;
      return () => {
        rooms.length = length;
      };
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
 * Counts a product in its store.
 * @param room the store
 * @param before the store that it had; undefined for a new product
 */
export function moveIn(room: StoreRoom, before: StoreRoom | undefined): void {
  if (before !== undefined) before.count -= 1;
  room.count += 1;
}

/** Where a product can belong. */
export interface Wishes {
  /** URL or title of the store that its row names. */
  readonly named: string | undefined;
  /** The store that it has. */
  readonly current: StoreRoom | undefined;
  /** The store of new products that name none. */
  readonly chosen: StoreRoom | undefined;
}

/**
 * Finds the store that a product should have. While the named one is full, a product in a further store of it stays there.
 * @param rooms the stores
 * @param wishes where it can belong
 * @returns undefined if there is no store with that name
 * Source: docs/behaviour/reference-store.md §28.6
 */
export function wishedRoom(rooms: StoreRooms, { named, current, chosen }: Wishes): StoreRoom | undefined {
  if (named === undefined) return current ?? chosen;
  const found = rooms.find(named);
  const isInPlace = found && current && isFull(found) && isFurther(current, found);
  return isInPlace ? current : found;
}

function isFurther({ title }: StoreRoom, full: StoreRoom): boolean {
  const number = Number(/ ([1-9]\d{0,4})$/.exec(title)?.[1] ?? 0);
  return number > 1 && title === furtherTitle(full.title, number);
}

/** A long title is cut, so that the number fits behind it. */
function furtherTitle(title: string, number: number): string {
  const { titleLength } = COLLECTION_LIMITS;
  const surplus = IMPORT_TEXTS.furtherStore(title, number).length - titleLength;
  // No half of a character outside the basic plane.
  const cut = title
    .slice(0, -surplus)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
  return IMPORT_TEXTS.furtherStore(surplus > 0 ? cut : title, number);
}

/**
 * Finds a further store for what does not fit into a store, or makes it: "Shop 2", "Shop 3" and so on.
 * @param rooms the stores
 * @param full the store
 * @param make makes a store with this title
 * Source: docs/behaviour/reference-store.md §28.6
 */
export async function furtherRoom(
  rooms: StoreRooms,
  full: StoreRoom,
  make: (title: string) => NewRoom | Promise<NewRoom>,
): Promise<StoreRoom> {
  for (let number = 2; ; number += 1) {
    const title = furtherTitle(full.title, number);
    const room = rooms.find(title) ?? rooms.add(await make(title));
    if (!isFull(room)) return room;
  }
}
