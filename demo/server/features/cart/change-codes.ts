import { maskCodes } from '../../platform/credentials/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { MAX_CART_GIFT_CARDS } from '../../platform/shared/limits.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { codeRefusal, findDiscount } from '../discounts/index.ts';
import { findGiftCard } from '../gift-cards/index.ts';
import type { Cart } from './cart.ts';
import { checkCode, type ShownCode } from './cart-codes.ts';
import { type CodeRow, findCodes } from './find-codes.ts';
import { loadCart, loadLines, pricedLines } from './load-cart.ts';
import { lockCart, lockExistingCart, raiseVersion } from './lock-cart.ts';

/** The cart after a change of its codes or its note. */
export interface ChangedCart {
  readonly shoppingCart: Cart;
}

/**
 * Applies a discount or gift-card code to a cart. Another discount code replaces the one that is there; a code that is there
 * already changes nothing.
 * @param transaction an open transaction
 * @param sessionId whose cart
 * @param typed the code, as the visitor typed it
 * @returns the cart afterwards
 * @throws Refusal 422 for a code that does not apply, or too many gift cards
 * Source: docs/behaviour/reference-store.md §23.2, §23.3
 */
export async function applyCode(
  transaction: StoreTransaction,
  sessionId: string,
  typed: string,
): Promise<ChangedCart> {
  await lockCart(transaction, sessionId);
  const { code, kind } = await recognise(transaction, typed);
  const lines = pricedLines((await loadLines(transaction, sessionId)).map(({ entry }) => entry));
  const { shown } = await checkCode(transaction, code, kind, { lines });
  if (shown.problem !== undefined) {
    const discount = await findDiscount(transaction, code);
    throw codeRefusal(422, shown.problem, discount?.minimumCents);
  }
  const rows = await findCodes(transaction, sessionId);
  if (!rows.some((row) => row.code === code && row.kind === kind)) {
    await makeRoom(transaction, sessionId, kind, rows);
    await transaction.insertInto('cart_codes').values({ session_id: sessionId, code, kind }).execute();
    await raiseVersion(transaction, sessionId);
  }
  return { shoppingCart: await loadCart(transaction, sessionId) };
}

/**
 * Removes a code from a cart; ignores a removed one.
 * @param transaction an open transaction
 * @param sessionId whose cart
 * @param shown the code as the cart shows it, or as it was typed
 * @returns the cart afterwards
 * Source: docs/behaviour/reference-store.md §23.2
 */
export async function removeCode(
  transaction: StoreTransaction,
  sessionId: string,
  shown: string,
): Promise<ChangedCart> {
  await lockExistingCart(transaction, sessionId);
  const wanted = shown.trim().toUpperCase();
  const rows = await findCodes(transaction, sessionId);
  const removed = rows.find(({ code }) => code === wanted || maskCodes(code) === wanted);
  if (removed !== undefined) {
    await transaction
      .deleteFrom('cart_codes')
      .where('session_id', '=', sessionId)
      .where('code', '=', removed.code)
      .execute();
    await raiseVersion(transaction, sessionId);
  }
  return { shoppingCart: await loadCart(transaction, sessionId) };
}

/**
 * Sets the visitor's note for the order.
 * @param transaction an open transaction
 * @param sessionId whose cart
 * @param note the text; '' removes it
 * @returns the cart afterwards
 * Source: docs/behaviour/reference-store.md §23.5
 */
export async function setNote(
  transaction: StoreTransaction,
  sessionId: string,
  note: string,
): Promise<ChangedCart> {
  await lockCart(transaction, sessionId);
  const changed = await transaction
    .updateTable('carts')
    .set({ note })
    .where('session_id', '=', sessionId)
    .where('note', '!=', note)
    .returning('id')
    .executeTakeFirst();
  if (changed !== undefined) await raiseVersion(transaction, sessionId);
  return { shoppingCart: await loadCart(transaction, sessionId) };
}

/** A discount code of the owner has precedence. */
async function recognise(
  transaction: StoreTransaction,
  typed: string,
): Promise<{ readonly code: string; readonly kind: ShownCode['kind'] }> {
  const discount = await findDiscount(transaction, typed.trim());
  if (discount !== undefined) return { code: discount.code, kind: 'discount' };
  const giftCard = await findGiftCard(transaction, typed);
  if (giftCard === undefined) throw codeRefusal(422, 'unknownCode');
  return { code: giftCard.code, kind: 'gift-card' };
}

async function makeRoom(
  transaction: StoreTransaction,
  sessionId: string,
  kind: ShownCode['kind'],
  rows: readonly CodeRow[],
): Promise<void> {
  if (kind === 'discount') {
    await transaction
      .deleteFrom('cart_codes')
      .where('session_id', '=', sessionId)
      .where('kind', '=', kind)
      .execute();
    return;
  }
  if (rows.filter((row) => row.kind === kind).length >= MAX_CART_GIFT_CARDS)
    throw refusal(422, 'manyGiftCardCodes');
}
