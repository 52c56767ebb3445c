import type { StoreTransaction } from '../../platform/database/tables.ts';

/** A customer who is erased. */
interface ErasedCustomer {
  /** The address, in lower case. */
  readonly emailKey: string;
  /** Their orders, which may have other addresses. */
  readonly orderIds: readonly string[];
}

/**
 * Takes a customer out of the uses of discount codes. Each code keeps its number of uses; orders keep the code.
 * @param transaction that of the erasure, which has locked the orders
 * @param customer the address and the orders
 * Source: docs/behaviour/owner-pages.md §21.4
 */
export async function eraseCodeUses(
  transaction: StoreTransaction,
  { emailKey, orderIds }: ErasedCustomer,
): Promise<void> {
  const ids = ['', ...orderIds];
  const others = await transaction
    .selectFrom('order_codes')
    .select(['discount_id', 'email_key'])
    .where('order_id', 'in', ids)
    .where('email_key', 'not in', [emailKey, ''])
    .where('returned_at', 'is', null)
    .orderBy('order_id')
    .execute();
  for (const other of others)
    await transaction
      .updateTable('discount_customers')
      .set((expression) => ({ uses: expression('uses', '-', 1) }))
      .where('discount_id', '=', other.discount_id ?? '')
      .where('email_key', '=', other.email_key)
      .where('uses', '>', 0)
      .execute();
  await transaction.updateTable('order_codes').set({ email_key: '' }).where('order_id', 'in', ids).execute();
  await transaction
    .deleteFrom('discount_customers')
    .where((row) => row.or([row('email_key', '=', emailKey), row('uses', '=', 0)]))
    .execute();
}
