import { sql } from 'kysely';

import type { StoreTransaction } from '../../platform/database/tables.ts';

/**
 * Makes one of two concurrent edits wait, so that URLs, skus and positions stay unique. Visitors read and order meanwhile. It comes
 * before all other locks, so that no two edits wait for each other.
 * @param transaction an open transaction, which holds the lock until its end
 */
export async function lockCatalogue(transaction: StoreTransaction): Promise<void> {
  await sql`lock table products in share row exclusive mode`.execute(transaction);
}
