import { sql } from 'kysely';

import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { lockCatalogue } from '../catalogue/index.ts';
import { COLLECTION_LIMITS } from './collection-limits.ts';
import { lockCollection } from './save-collection.ts';

/** A product in the order of its collection. */
export interface OrderedProduct {
  readonly id: string;
  readonly title: string;
  readonly isPublished: boolean;
  /** Rises in this order. */
  readonly position: number;
}

/**
 * Reads the products of a collection in the owner's order, as many as it may have.
 * @param db the store's database, or an open transaction
 * @param collectionId which collection
 */
export async function findOrderedProducts(
  db: Database | StoreTransaction,
  collectionId: string,
): Promise<readonly OrderedProduct[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'is_published', 'position', sql<string>`details::json->>'title'`.as('title')])
    .where('collection_id', '=', collectionId)
    .orderBy('position')
    .orderBy('id')
    .limit(COLLECTION_LIMITS.products)
    .execute();
  return rows.map(({ is_published: isPublished, ...product }) => ({ ...product, isPublished }));
}

/**
 * Puts the products of a collection into an order. Products that the order does not name stay behind it.
 * @param transaction an open transaction
 * @param key which collection, in the version that the owner saw
 * @param ids of products, in their new order
 * @returns false if somebody else has changed the collection meanwhile
 * @throws Refusal 404 if there is no such collection
 * Source: docs/behaviour/owner-pages.md §22.4
 */
export async function orderProducts(
  transaction: StoreTransaction,
  { id, version }: { readonly id: string; readonly version: number },
  ids: readonly string[],
): Promise<boolean> {
  // The lock of the catalogue comes first, as when a collection is deleted.
  await lockCatalogue(transaction);
  if ((await lockCollection(transaction, id)).version !== version) return false;
  const products = await findOrderedProducts(transaction, id);
  const places = new Map(ids.map((one, index) => [one, index]));
  const placeOf = (product: OrderedProduct): number => places.get(product.id) ?? places.size;
  const ordered = [...products].sort((one, other) => placeOf(one) - placeOf(other));
  const positions = await positionsFor(transaction, products);
  const rows = ordered.map((product, index) => ({ id: product.id, position: positions[index] ?? 0 }));
  await sql`update products set position = placed.position
    from json_to_recordset(${JSON.stringify(rows)}::json) as placed (id text, position integer)
    where products.id = placed.id and products.position <> placed.position`.execute(transaction);
  await transaction
    .updateTable('collections')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute();
  return true;
}

/** The places that the products have, so that other stores stay as they are; new ones if some share a place. */
async function positionsFor(
  transaction: StoreTransaction,
  products: readonly OrderedProduct[],
): Promise<readonly number[]> {
  const own = products.map(({ position }) => position);
  if (new Set(own).size === own.length) return own;
  const { last } = await transaction
    .selectFrom('products')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  return own.map((_, index) => (last ?? 0) + 1 + index);
}
