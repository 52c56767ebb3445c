import { sql } from 'kysely';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import type { ProductSort } from '../catalogue/index.ts';

/**
 * Finds a store that visitors can open, and the order of its products.
 * @param transaction an open transaction
 * @param name its URL id, which counts first, or its id
 * @returns undefined for an unknown store, and for a hidden one
 */
export async function findSortedCollection(
  transaction: StoreTransaction,
  name: string,
): Promise<{ readonly id: string; readonly sort: ProductSort } | undefined> {
  return transaction
    .selectFrom('collections')
    .select(['id', 'sort'])
    .where('enabled', '=', true)
    .where((where) => where.or([where('url_id', '=', name), where('id', '=', name)]))
    .orderBy(sql`url_id = ${name}`, 'desc')
    .executeTakeFirst();
}
