import type { Kysely } from 'kysely';

import { key, required } from './columns.ts';
import type { StoreTransaction } from './tables.ts';

/**
 * Creates the table of settings.
 * @param db a database without it
 */
export async function createSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', key)
    .addColumn('value', 'text', required)
    .execute();
}

/**
 * Marks something as done for this database.
 * @param transaction an open transaction, so that it is done as a whole or not at all
 * @param what name of the setting that records it
 * @returns false when it was already done
 */
export async function isFirst(transaction: StoreTransaction, what: string): Promise<boolean> {
  const marker = await transaction
    .insertInto('settings')
    .values({ name: what, value: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return marker !== undefined;
}
