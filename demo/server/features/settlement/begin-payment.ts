import { sql } from 'kysely';

import { WEBSITE } from '../../../site/website.ts';
import { originOf } from '../../platform/http/know-host.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { PAGE_URLS, PAYMENT_WEBHOOK } from '../../platform/http/urls.ts';
import { orderNumber } from '../../platform/shared/order-number.ts';
import { findPayments, type Payment, type PaymentParts } from '../payments/index.ts';

/**
 * Begins the pending payment of an order at its provider; again with the same id, so that it is collected once.
 * @param context the request
 * @param parts what the routes are built from
 * @param orderId which order
 * @returns the URL of the provider's page; undefined if nothing is to be paid online anymore, or the provider fails
 * Source: docs/behaviour/reference-store.md §31.2
 */
export async function beginPayment(
  context: StoreContext,
  { db, payments, log }: PaymentParts,
  orderId: string,
): Promise<string | undefined> {
  const provider = payments?.provider;
  const payment = (await findPayments(db, orderId)).at(-1);
  if (provider === undefined || payment === undefined || !isOpen(payment)) return undefined;
  if (payment.provider !== provider.name) return undefined;
  const order = await db
    .selectFrom('orders')
    .select('position')
    .where('id', '=', orderId)
    .where('awaits_payment', '=', true)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const origin = originOf(context);
  try {
    const { url, reference } = await provider.begin({
      id: payment.id,
      amountCents: payment.amount_cents,
      currency: payment.currency,
      description: `Order ${orderNumber(order.position)} at ${WEBSITE.siteTitle}`,
      returnUrl: origin + PAGE_URLS.payment.replace(':paymentId', payment.id),
      webhookUrl: origin + PAYMENT_WEBHOOK.replace(':provider', provider.name),
      expiresAtMs: payment.expires_at.getTime(),
    });
    // The provider's webhook, or the end of the order, may have been faster.
    const { state } = await db
      .updateTable('payments')
      .set({
        state: sql`case when state = 'created' then 'pending' else state end`,
        provider_reference: reference,
      })
      .where('id', '=', payment.id)
      .returning('state')
      .executeTakeFirstOrThrow();
    return state === 'pending' ? url : undefined;
  } catch (error) {
    log(`payment: the provider failed: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** Whether a visitor can still make a payment. */
function isOpen({ state, expires_at: expiresAt }: Payment): boolean {
  return (state === 'created' || state === 'pending') && expiresAt.getTime() > Date.now();
}
