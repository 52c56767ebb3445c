import type { StoreTransaction } from '../../platform/database/tables.ts';

/** A code of a cart. */
export type CodeRow = Awaited<ReturnType<typeof findCodes>>[number];

/**
 * Finds the codes of a cart, in the order in which they apply.
 * @param transaction an open transaction
 * @param sessionId the session of the cart
 */
export function findCodes(transaction: StoreTransaction, sessionId: string) {
  return transaction
    .selectFrom('cart_codes')
    .select(['code', 'kind'])
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute();
}
