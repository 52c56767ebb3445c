import type { Database } from '../../platform/database/tables.ts';
import { orderNumber } from '../../platform/shared/order-number.ts';
import type { SubscriptionPlan } from '../catalogue/index.ts';
import { findPayments, type Payment } from '../payments/index.ts';
import type { Totals } from '../totals/index.ts';
import { type Download, findDownloads } from '../downloads/index.ts';
import { findLines, type OrderLine } from './find-lines.ts';
import { findEvents, type Shipment } from './order-events.ts';
import { type NextSteps, deliveredOf, nextSteps } from './next-steps.ts';
import { deliveryOfRow, type OrderDelivery } from './order-delivery.ts';
import { totalsOfRow } from './order-totals.ts';

/** An order as its confirmation shows it. */
export interface Order {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  readonly customerName: string;
  readonly totals: Totals;
  readonly delivery: OrderDelivery;
  /** Whether its payment is pending. */
  readonly awaitsPayment: boolean;
  /** The newest payment at a provider while it is pending. */
  readonly payment: Payment | undefined;
  /** The number of payments that were tried at a provider. */
  readonly attempts: number;
  readonly isCancelled: boolean;
  /** Whether its payment has arrived after it was canceled. */
  readonly isPaidLate: boolean;
  /** How it was shipped; undefined before. */
  readonly shipment: Shipment | undefined;
  readonly refundedCents: number;
  /** How far it is, and what happens next, in words. */
  readonly next: NextSteps;
  /** The files that it brings now. */
  readonly downloads: readonly Download[];
  readonly placedAtMs: number;
  /** The plan of a subscription; undefined for a one-time order. */
  readonly plan: SubscriptionPlan | undefined;
  readonly lines: readonly OrderLine[];
}

/**
 * Reads an order for the session or the member that placed it.
 * @param db the store's database
 * @param reader the session or the member of the request
 * @param orderId which order
 * @param nowMs the time now, in milliseconds since 1970
 * @returns the order; undefined when there is none or it belongs to somebody else
 */
export async function findOrder(
  db: Database,
  reader: { readonly sessionId: string } | { readonly memberId: string },
  orderId: string,
  nowMs: number,
): Promise<Order | undefined> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where((row) =>
      'memberId' in reader
        ? row('member_id', '=', reader.memberId)
        : row('session_id', '=', reader.sessionId),
    )
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const subscription = await db
    .selectFrom('subscriptions')
    .select('plan')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const events = await findEvents(db, orderId);
  const lines = await findLines(db, [orderId]);
  const payments = await findPayments(db, orderId);
  const downloads = await findDownloads(db, orderId, nowMs);
  const kinds = lines.map(({ productType, quantity }) => ({ product_type: productType, quantity }));
  return {
    id: orderId,
    number: orderNumber(order.position),
    email: order.email,
    customerName: order.customer_name,
    totals: totalsOfRow(order),
    delivery: deliveryOfRow(order),
    awaitsPayment: order.awaits_payment,
    payment: order.awaits_payment ? payments.at(-1) : undefined,
    attempts: payments.length,
    isCancelled: order.cancelled_at !== null,
    isPaidLate: events.some(({ kind }) => kind === 'paid-late') && order.refunded_cents === 0,
    shipment: events.find((event) => event.kind === 'shipped'),
    refundedCents: order.refunded_cents,
    next: nextSteps(deliveredOf(order, kinds, subscription !== undefined)),
    downloads: downloads.filter(({ state }) => state !== 'ended'),
    placedAtMs: order.created_at.getTime(),
    plan: subscription && (JSON.parse(subscription.plan) as SubscriptionPlan),
    lines,
  };
}
