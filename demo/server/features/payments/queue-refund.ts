import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';

import type { StoreTransaction } from '../../platform/database/tables.ts';

/**
 * Writes a refund for the provider of an order's payment, which is sent after the transaction. Does nothing for an order that
 * was paid otherwise, or whose provider takes no refunds.
 * @param transaction that of the refund, which has locked the order
 * @param orderId which order
 * @param refund integer cents, and the cause of its event
 * Source: docs/behaviour/reference-store.md §31.7
 */
export async function queueRefund(
  transaction: StoreTransaction,
  orderId: string,
  { amountCents, cause }: { readonly amountCents: number; readonly cause: string },
): Promise<void> {
  const payment = await transaction
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .where('is_surplus', '=', false)
    .where('can_refund', '=', true)
    .executeTakeFirst();
  if (payment === undefined) return;
  await transaction
    .insertInto('payment_refunds')
    .values({
      id: randomUUID(),
      payment_id: payment.id,
      amount_cents: amountCents,
      state: 'pending',
      cause,
      next_attempt_at: sql<Date>`now()`,
    })
    .execute();
}
