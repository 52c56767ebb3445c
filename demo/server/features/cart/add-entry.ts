import { randomUUID } from 'node:crypto';

import { QUANTITY_LIMITS } from '../../../../core/offer/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { MAX_LINES } from '../../platform/shared/limits.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import type { Cart, CartEntry } from './cart.ts';
import { checkAnswers } from './check-answers.ts';
import { checkStock, heldQuantity } from './check-stock.ts';
import { entryOf } from './entry-of.ts';
import { findVariant } from './find-variant.ts';
import { loadCart } from './load-cart.ts';
import { lockCart, raiseVersion } from './lock-cart.ts';

/** An addition to the cart; a `sku` of null means the product's only variant. */
export interface Addition {
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly additionalFields: string;
}

/**
 * Adds a variant to a session's cart; the same variant with the same fields raises the existing line.
 * @param transaction an open transaction
 * @param sessionId whose cart
 * @param addition what to add
 * @returns the cart afterwards, and the line that was added or raised
 * @throws Refusal 400 for answers that the product's form does not take, 404, 409 SOLD_OUT or 422, also when the cart has too many lines
 * Source: docs/behaviour/reference-store.md §2.4
 */
export async function addEntry(
  transaction: StoreTransaction,
  sessionId: string,
  addition: Addition,
): Promise<{ readonly shoppingCart: Cart; readonly newlyAdded: CartEntry }> {
  const { sku } = await findVariant(transaction, addition.itemId, addition.sku);
  await checkAnswers(transaction, addition.itemId, addition.additionalFields);
  await lockCart(transaction, sessionId);
  const held = await heldQuantity(transaction, sessionId, sku);
  await checkStock(transaction, sku, held + addition.quantity);
  const entryId =
    (await raiseEntry(transaction, sessionId, sku, addition)) ??
    (await insertEntry(transaction, sessionId, sku, addition));
  await raiseVersion(transaction, sessionId);
  const shoppingCart = await loadCart(transaction, sessionId);
  return { shoppingCart, newlyAdded: entryOf(shoppingCart, entryId) };
}

async function raiseEntry(
  transaction: StoreTransaction,
  sessionId: string,
  sku: string,
  addition: Addition,
): Promise<string | undefined> {
  const entry = await transaction
    .selectFrom('cart_entries')
    .select(['id', 'quantity'])
    .where('session_id', '=', sessionId)
    .where('sku', '=', sku)
    .where('additional_fields', '=', addition.additionalFields)
    .orderBy('position')
    .executeTakeFirst();
  if (entry === undefined) return undefined;
  const quantity = entry.quantity + addition.quantity;
  if (quantity > QUANTITY_LIMITS.max) throw refusal(422, 'tooMuch');
  await transaction.updateTable('cart_entries').set({ quantity }).where('id', '=', entry.id).execute();
  return entry.id;
}

async function insertEntry(
  transaction: StoreTransaction,
  sessionId: string,
  sku: string,
  { itemId, quantity, additionalFields }: Addition,
): Promise<string> {
  await checkCapacity(transaction, sessionId);
  const id = randomUUID();
  await transaction
    .insertInto('cart_entries')
    .values({
      id,
      session_id: sessionId,
      item_id: itemId,
      sku,
      quantity,
      additional_fields: additionalFields,
    })
    .execute();
  return id;
}

async function checkCapacity(transaction: StoreTransaction, sessionId: string): Promise<void> {
  const { lines } = await transaction
    .selectFrom('cart_entries')
    .select((expression) => expression.fn.countAll<number>().as('lines'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  if (lines >= MAX_LINES) throw refusal(422, 'fullCart');
}
