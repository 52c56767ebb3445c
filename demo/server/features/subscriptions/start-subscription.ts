import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import { ADDITION, checkAnswers, checkStock, findVariant } from '../cart/index.ts';

const { itemId, sku, quantity, additionalFields } = ADDITION.entries;

/** Body of the start of a subscription. Source: docs/behaviour/subscriptions.md §3.1 */
export const SUBSCRIPTION = v.strictObject({ itemId, sku, qty: quantity, additionalFields });

/**
 * Creates a cart for a subscription.
 * @param transaction an open transaction
 * @param sessionId whose cart
 * @param request item, variant, quantity and answers
 * @returns the token of that cart
 * @throws Refusal 400 for answers that the product's form does not accept, 404, 409 SOLD_OUT, or 422, also for one-time products
 * Source: docs/behaviour/reference-store.md §5.7
 */
export async function startSubscription(
  transaction: StoreTransaction,
  sessionId: string,
  request: v.InferOutput<typeof SUBSCRIPTION>,
): Promise<{ readonly cartToken: string }> {
  const variant = await findVariant(transaction, request.itemId, request.sku, 'subscription');
  await checkAnswers(transaction, request.itemId, request.additionalFields);
  await checkStock(transaction, variant.sku, request.qty);
  const token = randomUUID();
  await transaction
    .insertInto('subscription_carts')
    .values({
      token,
      session_id: sessionId,
      item_id: request.itemId,
      sku: variant.sku,
      quantity: request.qty,
      additional_fields: request.additionalFields,
    })
    .execute();
  return { cartToken: token };
}
