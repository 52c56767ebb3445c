import { randomUUID } from 'node:crypto';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';

/** A locked cart. */
export interface LockedCart {
  readonly id: string;
  readonly version: number;
  /** The visitor's note for the order. */
  readonly note: string;
}

/**
 * Locks a session's cart until the transaction ends, creating it if necessary, so that changes of one cart happen one
 * after another.
 * @param transaction an open transaction
 * @param sessionId whose cart
 * @throws Refusal 409 if the cart was erased with its member meanwhile
 */
export async function lockCart(transaction: StoreTransaction, sessionId: string): Promise<void> {
  await transaction
    .insertInto('carts')
    .values({ session_id: sessionId, id: randomUUID(), version: 0 })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute();
  if ((await lockExistingCart(transaction, sessionId)) === undefined) throw refusal(409, 'cartChanged');
}

/**
 * Locks a session's cart until the transaction ends, if there is one.
 * @param transaction an open transaction
 * @param sessionId whose cart
 * @returns the cart without its lines, or undefined when the session has none
 */
export async function lockExistingCart(
  transaction: StoreTransaction,
  sessionId: string,
): Promise<LockedCart | undefined> {
  return transaction
    .selectFrom('carts')
    .select(['id', 'version', 'note'])
    .where('session_id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Raises the version of a locked cart by one.
 * @param transaction the transaction that holds the lock
 * @param sessionId whose cart
 */
export async function raiseVersion(transaction: StoreTransaction, sessionId: string): Promise<void> {
  await transaction
    .updateTable('carts')
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('session_id', '=', sessionId)
    .execute();
}
