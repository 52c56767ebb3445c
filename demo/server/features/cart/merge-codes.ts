import type { StoreTransaction } from '../../platform/database/tables.ts';
import { MAX_CART_GIFT_CARDS } from '../../platform/shared/limits.ts';
import { findCodes } from './find-codes.ts';

/**
 * Moves the codes and the note of one cart into another, which keeps its own discount code and its own note.
 * @param transaction the transaction that holds the locks of both
 * @param fromSession the session of the first cart
 * @param intoSession the session of the second cart
 * Source: docs/behaviour/reference-store.md §23.4
 */
export async function moveCodes(
  transaction: StoreTransaction,
  fromSession: string,
  intoSession: string,
): Promise<void> {
  await copyCodes(transaction, fromSession, intoSession);
  await transaction.deleteFrom('cart_codes').where('session_id', '=', fromSession).execute();
  await transaction.updateTable('carts').set({ note: '' }).where('session_id', '=', fromSession).execute();
}

/**
 * Copies the codes and the note of one cart into another, which keeps its own discount code and its own note.
 * @param transaction the transaction that holds the locks of both
 * @param fromSession the session of the first cart
 * @param intoSession the session of the second cart
 */
export async function copyCodes(
  transaction: StoreTransaction,
  fromSession: string,
  intoSession: string,
): Promise<void> {
  const own = await findCodes(transaction, intoSession);
  let cardCount = own.filter(({ kind }) => kind === 'gift-card').length;
  const hasDiscount = own.some(({ kind }) => kind === 'discount');
  for (const { code, kind } of await findCodes(transaction, fromSession)) {
    if (own.some((row) => row.code === code)) continue;
    if (kind === 'discount' ? hasDiscount : cardCount >= MAX_CART_GIFT_CARDS) continue;
    if (kind === 'gift-card') cardCount += 1;
    await transaction.insertInto('cart_codes').values({ session_id: intoSession, code, kind }).execute();
  }
  const { note } = await transaction
    .selectFrom('carts')
    .select('note')
    .where('session_id', '=', fromSession)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('carts')
    .set({ note })
    .where('session_id', '=', intoSession)
    .where('note', '=', '')
    .execute();
}
