import type { StoreTransaction } from '../../platform/database/tables.ts';

/**
 * Removes variants from all carts, because they are about to be deleted. The versions of these carts rise.
 * @param transaction an open transaction
 * @param skus the variants
 * Source: docs/behaviour/reference-store.md §20.6
 */
export async function removeFromCarts(transaction: StoreTransaction, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return;
  const holding = transaction
    .selectFrom('cart_entries')
    .select('session_id')
    .distinct()
    .where('sku', 'in', skus);
  const sessions = (await holding.execute()).map(({ session_id: id }) => id);
  if (sessions.length === 0) return;
  // Always in the same order, so that two edits cannot deadlock.
  await transaction
    .selectFrom('carts')
    .select('session_id')
    .where('session_id', 'in', sessions)
    .orderBy('session_id')
    .forUpdate()
    .execute();
  await transaction.deleteFrom('cart_entries').where('sku', 'in', skus).execute();
  await transaction
    .updateTable('carts')
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('session_id', 'in', sessions)
    .execute();
}
