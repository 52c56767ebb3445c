import type { StoreTransaction } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import type { Cart, CartEntry } from './cart.ts';
import { checkAnswers } from './check-answers.ts';
import { checkStock, heldQuantity } from './check-stock.ts';
import { entryOf } from './entry-of.ts';
import { loadCart } from './load-cart.ts';
import { lockExistingCart, raiseVersion } from './lock-cart.ts';

/** The cart after a change of a line, and that line. */
export interface ChangedEntry {
  readonly shoppingCart: Cart;
  readonly updatedEntry: CartEntry;
}

/** A line that a request names, found and locked. */
interface LockedEntry {
  readonly item_id: string;
  readonly sku: string;
}

/**
 * Sets the quantity of a line.
 * @param transaction an open transaction
 * @param sessionId whose cart
 * @param entryId the line
 * @param quantity whole number, 1–9999
 * @returns the cart afterwards, and the line
 * @throws Refusal 404 or 409 SOLD_OUT
 * Source: docs/behaviour/cart.md §4.3
 */
export async function setQuantity(
  transaction: StoreTransaction,
  sessionId: string,
  entryId: string,
  quantity: number,
): Promise<ChangedEntry> {
  const { sku } = await lockEntry(transaction, sessionId, entryId);
  const heldElsewhere = await heldQuantity(transaction, sessionId, sku, entryId);
  await checkStock(transaction, sku, heldElsewhere + quantity);
  await transaction.updateTable('cart_entries').set({ quantity }).where('id', '=', entryId).execute();
  return changed(transaction, sessionId, entryId);
}

/** New answers of an additional-fields form; item and sku must be those of the line. */
export interface NewFields {
  readonly itemId: string;
  readonly sku: string | null;
  readonly additionalFields: string;
}

/**
 * Replaces the additional fields of a line.
 * @param transaction an open transaction
 * @param sessionId whose cart
 * @param entryId the line
 * @param fields the new fields
 * @returns the cart afterwards, and the line
 * @throws Refusal 400 for answers that the product's form does not take, 404, or 422 when the line is of another item or variant
 * Source: docs/behaviour/cart.md §4.4
 */
export async function updateFields(
  transaction: StoreTransaction,
  sessionId: string,
  entryId: string,
  fields: NewFields,
): Promise<ChangedEntry> {
  const entry = await lockEntry(transaction, sessionId, entryId);
  const isOtherVariant = fields.sku !== null && fields.sku !== entry.sku;
  if (fields.itemId !== entry.item_id || isOtherVariant) throw refusal(422, 'unavailableVariant');
  await checkAnswers(transaction, fields.itemId, fields.additionalFields);
  await transaction
    .updateTable('cart_entries')
    .set({ additional_fields: fields.additionalFields })
    .where('id', '=', entryId)
    .execute();
  return changed(transaction, sessionId, entryId);
}

/**
 * Removes a line from a cart; ignores a removed one.
 * @param transaction an open transaction
 * @param sessionId whose cart
 * @param entryId the line
 * @returns the cart afterwards
 * Source: docs/behaviour/cart.md §4.3
 */
export async function removeEntry(
  transaction: StoreTransaction,
  sessionId: string,
  entryId: string,
): Promise<{ readonly shoppingCart: Cart }> {
  await lockExistingCart(transaction, sessionId);
  const removed = await transaction
    .deleteFrom('cart_entries')
    .where('id', '=', entryId)
    .where('session_id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  if (removed !== undefined) await raiseVersion(transaction, sessionId);
  return { shoppingCart: await loadCart(transaction, sessionId) };
}

async function lockEntry(
  transaction: StoreTransaction,
  sessionId: string,
  entryId: string,
): Promise<LockedEntry> {
  await lockExistingCart(transaction, sessionId);
  const entry = await transaction
    .selectFrom('cart_entries')
    .select(['item_id', 'sku'])
    .where('id', '=', entryId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (entry === undefined) throw refusal(404, 'unknownEntry');
  return entry;
}

async function changed(
  transaction: StoreTransaction,
  sessionId: string,
  entryId: string,
): Promise<ChangedEntry> {
  await raiseVersion(transaction, sessionId);
  const shoppingCart = await loadCart(transaction, sessionId);
  return { shoppingCart, updatedEntry: entryOf(shoppingCart, entryId) };
}
