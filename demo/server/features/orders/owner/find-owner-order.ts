import type { Selectable } from 'kysely';

import type { Database, StoreTransaction, Tables } from '../../../platform/database/tables.ts';
import { inSnapshot } from '../../../platform/database/transaction.ts';
import { orderNumber } from '../../../platform/shared/order-number.ts';
import { refusal } from '../../../platform/shared/refusal.ts';
import type { SubscriptionPlan } from '../../catalogue/index.ts';
import { findCardsOfOrder, type GiftCardOfOrder } from '../../gift-cards/index.ts';
import { type Download, downloadsCause, findDownloads } from '../../downloads/index.ts';
import { findMailsOf, type MailOfCause } from '../../mails/index.ts';
import { findPaymentRefunds, findPayments, type Payment, type PaymentRefund } from '../../payments/index.ts';
import { findLines, type OrderLine } from '../find-lines.ts';
import { findEvents, type StoredEvent } from '../order-events.ts';
import { type OrderState, stateOf } from '../order-state.ts';
import { findUsedCodes, type UsedCode } from './find-used-codes.ts';

/** An order as its page for the owner shows it. */
export interface OwnerOrder {
  readonly row: Selectable<Tables['orders']>;
  readonly number: string;
  readonly state: OrderState;
  readonly lines: readonly OrderLine[];
  /** The plan of a subscription; undefined for a one-time order. */
  readonly plan: SubscriptionPlan | undefined;
  readonly giftCards: readonly GiftCardOfOrder[];
  /** The files that it has brought. */
  readonly downloads: readonly Download[];
  /** What it was paid with, besides money. */
  readonly usedCodes: readonly UsedCode[];
  readonly events: readonly StoredEvent[];
  /** Its attempts to be paid at a provider, and refunds through it. */
  readonly payments: readonly Payment[];
  readonly paymentRefunds: readonly PaymentRefund[];
  /** The mails that its customer got. */
  readonly mails: readonly MailOfCause[];
  /** The causes of the mails that were written when it was placed. */
  readonly causesOfPlacing: readonly string[];
}

/**
 * Finds an order with everything that belongs to it, for the owner.
 * @param db the store's database
 * @param orderId which order
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §18.3
 */
export async function findOwnerOrder(db: Database, orderId: string): Promise<OwnerOrder> {
  return inSnapshot(db, (transaction) => readOrder(transaction, orderId));
}

async function readOrder(transaction: StoreTransaction, orderId: string): Promise<OwnerOrder> {
  const row = await transaction.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (row === undefined) throw refusal(404, 'unknownPage');
  const subscription = await transaction
    .selectFrom('subscriptions')
    .select(['plan', 'token'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const kinds = await transaction
    .selectFrom('order_lines')
    .select(['product_type', 'quantity', 'restocked'])
    .where('order_id', '=', orderId)
    .execute();
  const giftCards = await findCardsOfOrder(transaction, orderId);
  const events = await findEvents(transaction, orderId);
  const causesOfPlacing = [
    `order:${orderId}`,
    ...(subscription ? [`subscription:${subscription.token}`] : []),
    ...giftCards.map(({ code }) => `gift-card:${code}`),
    downloadsCause(orderId),
  ];
  return {
    row,
    number: orderNumber(row.position),
    state: stateOf(row, kinds),
    lines: await findLines(transaction, [orderId]),
    plan: subscription && (JSON.parse(subscription.plan) as SubscriptionPlan),
    giftCards,
    downloads: await findDownloads(transaction, orderId, Date.now()),
    usedCodes: await findUsedCodes(transaction, orderId),
    events,
    payments: await findPayments(transaction, orderId),
    paymentRefunds: await findPaymentRefunds(transaction, orderId),
    mails: await findMailsOf(transaction, [...causesOfPlacing, ...events.map(({ cause }) => cause)]),
    causesOfPlacing,
  };
}
