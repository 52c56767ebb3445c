import { isEnough } from '../../../../core/offer/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { soldOut } from '../../platform/shared/refusal.ts';
import { findStock } from '../catalogue/index.ts';

/**
 * Checks that there is enough stock of a variant for what the cart would hold. Carts reserve nothing.
 * @param transaction the transaction that holds the cart's lock
 * @param sku the variant
 * @param quantity pieces that the cart would hold, in all its lines
 * @throws Refusal 409 SOLD_OUT
 * Source: docs/behaviour/reference-store.md §5.1
 */
export async function checkStock(
  transaction: StoreTransaction,
  sku: string,
  quantity: number,
): Promise<void> {
  const stock = await findStock(transaction, sku);
  if (stock === undefined) throw soldOut();
  if (!isEnough({ isUnlimited: stock.unlimited, quantity: stock.quantity }, quantity)) throw soldOut();
}

/**
 * Counts what a cart already holds of a variant.
 * @param transaction the transaction that holds the cart's lock
 * @param sessionId whose cart
 * @param sku the variant
 * @param exceptEntryId a line that is about to change and is not counted
 * @returns pieces in all other lines of that variant
 */
export async function heldQuantity(
  transaction: StoreTransaction,
  sessionId: string,
  sku: string,
  exceptEntryId = '',
): Promise<number> {
  const entries = await transaction
    .selectFrom('cart_entries')
    .select('quantity')
    .where('session_id', '=', sessionId)
    .where('sku', '=', sku)
    .where('id', '!=', exceptEntryId)
    .execute();
  return entries.reduce((sum, entry) => sum + entry.quantity, 0);
}
