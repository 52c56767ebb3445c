import type { LineAnswer } from '../../../../core/answers/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { orderNumber } from '../../platform/shared/order-number.ts';
import type { ProductDetails, SubscriptionPlan } from '../catalogue/index.ts';
import type { Totals } from '../totals/index.ts';
import { answersOfLines } from './line-answers.ts';
import { totalsOfRow } from './order-totals.ts';

/** An order as its confirmation shows it. */
export interface Order {
  readonly number: string;
  readonly email: string;
  readonly customerName: string;
  readonly totals: Totals;
  /** Whether its payment is pending. */
  readonly awaitsPayment: boolean;
  /** Number of gift cards issued with it. */
  readonly giftCards: number;
  /** The plan of a subscription; undefined for a one-time order. */
  readonly plan: SubscriptionPlan | undefined;
  readonly lines: readonly {
    readonly title: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly quantity: number;
    readonly subTotal: number;
    /** The answers of its additional fields. */
    readonly answers: readonly LineAnswer[];
  }[];
}

/**
 * Reads an order for the session that placed it.
 * @param db the store's database
 * @param sessionId the session of the request
 * @param orderId which order
 * @returns the order; undefined when there is none or it belongs to another session
 */
export async function findOrder(
  db: Database,
  sessionId: string,
  orderId: string,
): Promise<Order | undefined> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const { giftCards } = await db
    .selectFrom('gift_cards')
    .select(({ fn }) => fn.countAll<number>().as('giftCards'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const subscription = await db
    .selectFrom('subscriptions')
    .select('plan')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return {
    number: orderNumber(order.position),
    email: order.email,
    customerName: order.customer_name,
    totals: totalsOfRow(order),
    awaitsPayment: order.awaits_payment,
    giftCards,
    plan: subscription && (JSON.parse(subscription.plan) as SubscriptionPlan),
    lines: await findLines(db, orderId),
  };
}

async function findLines(db: Database, orderId: string): Promise<Order['lines']> {
  const lines = await db
    .selectFrom('order_lines as line')
    .leftJoin('products as product', 'product.id', 'line.item_id')
    .selectAll('line')
    .select('product.details as product_details')
    .where('line.order_id', '=', orderId)
    .orderBy('line.position')
    .execute();
  const answers = await answersOfLines(
    db,
    lines.map(({ additional_fields: additionalFields, product_details: details }) => {
      const { formId = null } = JSON.parse(details ?? '{}') as Partial<ProductDetails>;
      return { additionalFields, additionalFieldsFormId: formId };
    }),
  );
  return lines.map((line, index) => ({
    title: line.title,
    attributes: JSON.parse(line.attributes) as Readonly<Record<string, string>>,
    quantity: line.quantity,
    subTotal: line.unit_price_cents * line.quantity,
    answers: answers[index] ?? [],
  }));
}
