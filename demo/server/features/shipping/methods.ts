import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';

import type { Database, StoreTransaction, Tables } from '../../platform/database/tables.ts';

/** A way in which orders reach customers; amounts are integer cents. */
export interface ShippingMethod {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  /** The goods from which it costs nothing; undefined if it always costs its price. */
  readonly freeFromCents: number | undefined;
  readonly isPickup: boolean;
  /** Codes of countries; undefined for all. */
  readonly countries: readonly string[] | undefined;
  readonly version: number;
}

/** A shipping method as the owner enters it. */
export type NewShippingMethod = Omit<ShippingMethod, 'id' | 'version'>;

/**
 * Lists the shipping methods in the owner's order.
 * @param db the store's database, or an open transaction
 */
export async function findShippingMethods(
  db: Database | StoreTransaction,
): Promise<readonly ShippingMethod[]> {
  const rows = await db
    .selectFrom('shipping_methods')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toMethod);
}

/**
 * Finds a shipping method.
 * @param db the store's database
 * @param id which
 */
export async function findShippingMethod(db: Database, id: string): Promise<ShippingMethod | undefined> {
  const row = await db.selectFrom('shipping_methods').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toMethod(row);
}

/**
 * Adds a shipping method at the end of the list.
 * @param transaction an open transaction
 * @param method checked
 * @returns its id
 * Source: docs/behaviour/owner-pages.md §19.1
 */
export async function createShippingMethod(
  transaction: StoreTransaction,
  method: NewShippingMethod,
): Promise<string> {
  const id = randomUUID();
  await lockList(transaction);
  const last = await transaction
    .selectFrom('shipping_methods')
    .select((expression) => expression.fn.max('position').as('position'))
    .executeTakeFirst();
  await transaction
    .insertInto('shipping_methods')
    .values({ id, position: (last?.position ?? -1) + 1, ...rowOf(method) })
    .execute();
  return id;
}

/**
 * Changes a shipping method.
 * @param db the store's database
 * @param key which, in the version that the owner saw
 * @param method checked
 * @returns false if somebody else has changed or deleted it
 * Source: docs/behaviour/owner-pages.md §19.2
 */
export async function saveShippingMethod(
  db: Database,
  { id, version }: Pick<ShippingMethod, 'id' | 'version'>,
  method: NewShippingMethod,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shipping_methods')
    .set({ ...rowOf(method), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Deletes a shipping method; orders keep its name.
 * @param db the store's database
 * @param id which
 * Source: docs/behaviour/owner-pages.md §19.3
 */
export async function deleteShippingMethod(db: Database, id: string): Promise<void> {
  await db.deleteFrom('shipping_methods').where('id', '=', id).execute();
}

/**
 * Moves a shipping method one place up.
 * @param transaction an open transaction
 * @param id which
 * Source: docs/behaviour/owner-pages.md §19.1
 */
export async function raiseShippingMethod(transaction: StoreTransaction, id: string): Promise<void> {
  await lockList(transaction);
  const ids = (await findShippingMethods(transaction)).map((method) => method.id);
  const at = ids.indexOf(id);
  if (at < 1) return;
  ids.splice(at, 1);
  ids.splice(at - 1, 0, id);
  for (const [position, each] of ids.entries())
    await transaction.updateTable('shipping_methods').set({ position }).where('id', '=', each).execute();
}

/** Two owners cannot deadlock, nor give two methods the same place. */
async function lockList(transaction: StoreTransaction): Promise<void> {
  await sql`lock table shipping_methods in share row exclusive mode`.execute(transaction);
}

function toMethod(row: Selectable<Tables['shipping_methods']>): ShippingMethod {
  return {
    id: row.id,
    name: row.name,
    priceCents: row.price_cents,
    freeFromCents: row.free_from_cents ?? undefined,
    isPickup: row.is_pickup,
    countries: row.countries === null ? undefined : (JSON.parse(row.countries) as readonly string[]),
    version: row.version,
  };
}

function rowOf({ name, priceCents, freeFromCents, isPickup, countries }: NewShippingMethod) {
  return {
    name,
    price_cents: priceCents,
    free_from_cents: freeFromCents ?? null,
    is_pickup: isPickup,
    countries: countries === undefined ? null : JSON.stringify(countries),
  };
}
