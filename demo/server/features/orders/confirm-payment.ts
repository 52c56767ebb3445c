import { sql } from 'kysely';

import { WEBSITE } from '../../../site/website.ts';
import type { StoreTransaction, Database } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { MAIL_TEXTS } from '../../platform/shared/mail-texts.ts';
import { orderNumber } from '../../platform/shared/order-number.ts';
import { queueMail } from '../mails/index.ts';
import { closePayments } from '../payments/index.ts';
import { totalsText } from '../totals/index.ts';
import { type LockedOrder, lockOrder } from './actions/lock-order.ts';
import { deliverOrder } from './deliver-order.ts';
import { deliveredOf, nextStepsText } from './next-steps.ts';
import { writeEvent } from './order-events.ts';
import { queueOrderMail } from './order-mail.ts';
import { totalsOfRow } from './order-totals.ts';
import { isOnline } from './payment-choice.ts';

/** An order with a pending payment; the amount is integer cents. */
export interface UnpaidOrder {
  readonly email: string;
  readonly customerName: string;
  /** What gift cards have not paid. */
  readonly dueCents: number;
  readonly paymentMethod: string;
}

/**
 * Finds an order with a pending payment, for the owner.
 * @param db the store's database
 * @param orderId which order
 * @returns the order; undefined if there is none, or if it is paid or canceled
 * Source: docs/behaviour/owner-pages.md §8.4
 */
export async function findUnpaidOrder(db: Database, orderId: string): Promise<UnpaidOrder | undefined> {
  return db
    .selectFrom('orders')
    .select(['email', 'customer_name as customerName'])
    .select(sql<number>`grand_total_cents - gift_card_cents`.as('dueCents'))
    .select('payment_method as paymentMethod')
    .where('id', '=', orderId)
    .where('awaits_payment', '=', true)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Marks an order as paid, emails its customer and delivers it; does nothing for a paid order.
 * @param transaction an open transaction, so that all of it is written or nothing
 * @param orderId which order
 * @param isPaidOnline whether its provider says so; otherwise the owner does
 * @throws Refusal 404 for an unknown order, 409 for a canceled one
 * Source: docs/behaviour/reference-store.md §5.10, §31.3
 */
export async function confirmPayment(
  transaction: StoreTransaction,
  orderId: string,
  isPaidOnline = false,
): Promise<void> {
  const { row: order, lines, state } = await lockOrder(transaction, orderId);
  if (!state.awaitsPayment) return;
  if (state.isCancelled) throw refusal(409, 'orderCancelled');
  await transaction.updateTable('orders').set({ awaits_payment: false }).where('id', '=', orderId).execute();
  await closePayments(transaction, orderId);
  const cause = `payment:${orderId}`;
  await writeEvent(transaction, orderId, cause, { kind: 'paid', ...(isPaidOnline && { isOnline: true }) });
  if (isOnline(state.paymentMethod)) await queueOrderMail(transaction, orderId, cause);
  else await queueTransferMail(transaction, { row: order, lines }, cause);
  await deliverOrder(transaction, orderId);
}

async function queueTransferMail(
  transaction: StoreTransaction,
  { row: order, lines }: Pick<LockedOrder, 'row' | 'lines'>,
  cause: string,
): Promise<void> {
  const { orderConfirmation, transferCame } = MAIL_TEXTS;
  await queueMail(transaction, {
    kind: 'order',
    cause,
    to: order.email,
    subject: transferCame.subject(WEBSITE.siteTitle),
    body: [
      transferCame.greeting(order.customer_name),
      nextStepsText(deliveredOf({ ...order, awaits_payment: false }, lines)),
      totalsText(totalsOfRow(order)).join('\n'),
      orderConfirmation.number(orderNumber(order.position)),
    ].join('\n\n'),
    language: WEBSITE.language,
  });
}
