import { formatMoney, money } from '../../../../core/money/index.ts';
import { WEBSITE } from '../../../site/website.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { orderNumber } from '../../platform/shared/order-number.ts';
import { MAIL_TEXTS } from '../../platform/shared/mail-texts.ts';
import type { SubscriptionPlan } from '../catalogue/index.ts';
import { queueMail } from '../mails/index.ts';
import { totalsText } from '../totals/index.ts';
import { findLines, type OrderLine } from './find-lines.ts';
import { deliveredOf, nextSteps } from './next-steps.ts';
import { answersText } from './line-answers.ts';
import { lineText } from './line-text.ts';
import { deliveryOfRow, deliveryText } from './order-delivery.ts';
import { totalsOfRow } from './order-totals.ts';
import { planText } from './plan-text.ts';

/**
 * Queues the confirmation of an order, or of its receipt while it awaits its payment.
 * @param transaction that of the order or of its payment
 * @param orderId which order
 * @param cause by default that of placing it
 * Source: docs/behaviour/reference-store.md §5.5, §5.9, §30.1
 */
export async function queueOrderMail(
  transaction: StoreTransaction,
  orderId: string,
  cause = `order:${orderId}`,
): Promise<void> {
  const order = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await findLines(transaction, [orderId]);
  const { orderConfirmation, orderReceived } = MAIL_TEXTS;
  const kinds = lines.map(({ productType, quantity }) => ({ product_type: productType, quantity }));
  const plan = await findPlan(transaction, orderId);
  const { state, steps } = nextSteps(deliveredOf(order, kinds, plan !== undefined));
  const words = order.awaits_payment
    ? {
        subject: orderReceived.subject,
        greeting: orderReceived.greeting(order.customer_name, state),
        next: [],
      }
    : {
        subject: orderConfirmation.subject,
        greeting: orderConfirmation.greeting(order.customer_name),
        next: [
          ...(plan ? [planText(plan, order.grand_total_cents, order.created_at.getTime())] : []),
          [state, ...steps].join('\n'),
        ],
      };
  await queueMail(transaction, {
    kind: 'order',
    cause,
    to: order.email,
    subject: words.subject(WEBSITE.siteTitle),
    body: [
      words.greeting,
      lines.flatMap((line) => [lineOf(line), ...answersText(line.answers)]).join('\n'),
      totalsText(totalsOfRow(order)).join('\n'),
      orderConfirmation.number(orderNumber(order.position)),
      ...words.next,
      ...deliveryText(deliveryOfRow(order), order.customer_name),
    ].join('\n\n'),
    language: WEBSITE.language,
  });
}

async function findPlan(
  transaction: StoreTransaction,
  orderId: string,
): Promise<SubscriptionPlan | undefined> {
  const found = await transaction
    .selectFrom('subscriptions')
    .select('plan')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return found && (JSON.parse(found.plan) as SubscriptionPlan);
}

function lineOf(line: OrderLine): string {
  return `${lineText(line)}: ${formatMoney(money(line.subTotal, CURRENCY))}`;
}
