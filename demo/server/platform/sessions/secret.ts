import { randomBytes } from 'node:crypto';

import type { Database, StoreTransaction } from '../database/tables.ts';

/** Name of the setting that holds the secret of the crumbs. */
const CRUMB_SECRET = 'crumb-secret';
const SECRET_BYTES = 32;

/**
 * Makes the secret of the crumbs; a store that has one keeps it.
 * @param transaction an open transaction
 */
export async function seedSecret(transaction: StoreTransaction): Promise<void> {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  await transaction
    .insertInto('settings')
    .values({ name: CRUMB_SECRET, value: secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Reads the secret of the crumbs.
 * @param db the store's database
 */
export async function readSecret(db: Database): Promise<string> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', CRUMB_SECRET)
    .executeTakeFirstOrThrow();
  return row.value;
}
