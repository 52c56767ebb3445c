import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';

import type { StoreTransaction } from '../../platform/database/tables.ts';
import type { Payments } from './provider.ts';

/** Maximum number of attempts to pay an order. */
export const MAX_ATTEMPTS = 10;

/**
 * Writes the payment of an order that is placed: the order waits for it.
 * @param transaction that of the order
 * @param payments how the store is paid
 * @param order its id, and what is due in integer cents
 * Source: docs/behaviour/reference-store.md §31.2
 */
export async function openPayment(
  transaction: StoreTransaction,
  { provider, lifetimeMs }: Payments,
  order: { readonly id: string; readonly dueCents: number; readonly currency: string },
): Promise<void> {
  const expiresAt = sql<Date>`now() + ${lifetimeMs}::double precision * interval '1 millisecond'`;
  await transaction
    .insertInto('payments')
    .values({
      id: randomUUID(),
      order_id: order.id,
      provider: provider.name,
      amount_cents: order.dueCents,
      currency: order.currency,
      state: 'created',
      can_refund: provider.refund !== undefined,
      expires_at: expiresAt,
      check_at: expiresAt,
    })
    .execute();
}

/**
 * Writes another payment after one that was refused. It does not prolong the time that the order waits.
 * @param transaction an open transaction that has locked the order, which awaits its payment
 * @param orderId which order
 * @param provider its name
 * @returns false if nothing more can be tried
 * Source: docs/behaviour/reference-store.md §31.4
 */
export async function payAgain(
  transaction: StoreTransaction,
  orderId: string,
  provider: string,
): Promise<boolean> {
  const attempts = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position', 'desc')
    .execute();
  const [last] = attempts;
  if (last?.state !== 'refused' || last.provider !== provider || attempts.length >= MAX_ATTEMPTS)
    return false;
  const added = await transaction
    .insertInto('payments')
    .columns([
      'id',
      'order_id',
      'provider',
      'amount_cents',
      'currency',
      'state',
      'can_refund',
      'expires_at',
      'check_at',
    ])
    .expression((insert) =>
      insert
        .selectFrom('payments')
        .select([
          sql.lit(randomUUID()).as('id'),
          'order_id',
          'provider',
          'amount_cents',
          'currency',
          sql.lit('created').as('state'),
          'can_refund',
          'expires_at',
          'expires_at as check_at',
        ])
        .where('id', '=', last.id)
        .where('expires_at', '>', sql<Date>`now()`),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
