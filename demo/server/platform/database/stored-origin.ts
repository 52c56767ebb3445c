import type { Database, StoreTransaction } from './tables.ts';

const NAME = 'public-origin';

/**
 * Stores the public origin of the store for links in mails that no request of a visitor writes, such as those about payments.
 * @param db the store's database
 * @param publicUrl undefined if none is configured
 */
export async function storeOrigin(db: Database, publicUrl: URL | undefined): Promise<void> {
  const value = publicUrl?.origin ?? '';
  await db
    .insertInto('settings')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Reads the public origin of the store.
 * @param db the store's database, or an open transaction
 * @returns '' if none is configured: links are paths then
 * Source: docs/behaviour/reference-store.md §14
 */
export async function storedOrigin(db: Database | StoreTransaction): Promise<string> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
  return row?.value ?? '';
}
