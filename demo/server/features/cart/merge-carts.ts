import { randomUUID } from 'node:crypto';

import { QUANTITY_LIMITS } from '../../../../core/offer/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { MAX_LINES } from '../../platform/shared/limits.ts';
import { findStock } from '../catalogue/index.ts';
import { heldQuantity } from './check-stock.ts';
import { copyCodes, moveCodes } from './merge-codes.ts';
import { lockCart, lockExistingCart } from './lock-cart.ts';

/**
 * Moves the lines, codes and note of one cart into another: the same variant with the same answers adds up, within stock and
 * the limits of a cart. The first cart is empty afterwards. The version of the second is above both, so that pages with either cart treat it
 * as newer.
 * @param transaction an open transaction
 * @param fromSession the session of the first cart; may have none
 * @param intoSession the session of the second cart
 * @returns whether all lines fitted
 * Source: docs/behaviour/account.md §5.3
 */
export async function mergeCarts(
  transaction: StoreTransaction,
  fromSession: string,
  intoSession: string,
): Promise<boolean> {
  const from = await lockExistingCart(transaction, fromSession);
  if (from === undefined) return true;
  await lockCart(transaction, intoSession);
  const moving = await linesOf(transaction, fromSession);
  let isWhole = true;
  for (const line of moving)
    isWhole = (await moveLine(transaction, line, intoSession)) === line.quantity && isWhole;
  await transaction.deleteFrom('cart_entries').where('session_id', '=', fromSession).execute();
  await moveCodes(transaction, fromSession, intoSession);
  await liftVersion(transaction, intoSession, from.version);
  return isWhole;
}

/**
 * Creates a session's cart as a copy of another one, or as an empty one that is newer than it.
 * @param transaction an open transaction
 * @param fromSession the session of the original; may have no cart
 * @param toSession a new session
 * @param hasLines whether the lines are copied
 * Source: docs/behaviour/account.md §2.2
 */
export async function copyCart(
  transaction: StoreTransaction,
  fromSession: string,
  toSession: string,
  hasLines: boolean,
): Promise<void> {
  const from = await lockExistingCart(transaction, fromSession);
  if (from === undefined) return;
  await lockCart(transaction, toSession);
  const lines = hasLines ? await linesOf(transaction, fromSession) : [];
  for (const { position: _position, ...line } of lines)
    await transaction
      .insertInto('cart_entries')
      .values({ ...line, id: randomUUID(), session_id: toSession })
      .execute();
  if (hasLines) await copyCodes(transaction, fromSession, toSession);
  await liftVersion(transaction, toSession, from.version);
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];

function linesOf(transaction: StoreTransaction, sessionId: string) {
  return transaction
    .selectFrom('cart_entries')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute();
}

/** Returns the number of pieces that fitted. */
async function moveLine(transaction: StoreTransaction, line: Line, sessionId: string): Promise<number> {
  const lines = await linesOf(transaction, sessionId);
  const same = lines.find(
    ({ sku, additional_fields }) => sku === line.sku && additional_fields === line.additional_fields,
  );
  const left = await stockLeft(transaction, line.sku, sessionId);
  const room = same ? QUANTITY_LIMITS.max - same.quantity : QUANTITY_LIMITS.max;
  const taken = Math.min(line.quantity, left, room);
  if (taken <= 0 || (!same && lines.length >= MAX_LINES)) return 0;
  if (same) {
    await transaction
      .updateTable('cart_entries')
      .set({ quantity: same.quantity + taken })
      .where('id', '=', same.id)
      .execute();
    return taken;
  }
  const { position: _position, ...values } = line;
  await transaction
    .insertInto('cart_entries')
    .values({ ...values, id: randomUUID(), session_id: sessionId, quantity: taken })
    .execute();
  return taken;
}

/** The stock that the cart does not hold already. */
async function stockLeft(transaction: StoreTransaction, sku: string, sessionId: string): Promise<number> {
  const stock = await findStock(transaction, sku);
  if (stock === undefined) return 0;
  if (stock.unlimited) return Infinity;
  return stock.quantity - (await heldQuantity(transaction, sessionId, sku));
}

async function liftVersion(transaction: StoreTransaction, sessionId: string, above: number): Promise<void> {
  const cart = await lockExistingCart(transaction, sessionId);
  await transaction
    .updateTable('carts')
    .set({ version: Math.max(cart?.version ?? 0, above) + 1 })
    .where('session_id', '=', sessionId)
    .execute();
}
