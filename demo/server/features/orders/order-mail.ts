import type { LineAnswer } from '../../../../core/answers/index.ts';
import { formatMoney, money } from '../../../../core/money/index.ts';
import { WEBSITE } from '../../../site/website.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { MAIL_TEXTS } from '../../platform/shared/strings.ts';
import type { CartEntry } from '../cart/index.ts';
import { queueMail } from '../mails/index.ts';
import { type Totals, totalsText } from '../totals/index.ts';
import { answersText } from './line-answers.ts';
import { lineText } from './line-text.ts';
import { deliveryText, type OrderDelivery } from './order-delivery.ts';

/** The content of an order confirmation. */
export interface ConfirmedOrder {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  readonly customerName: string;
  readonly lines: readonly CartEntry[];
  /** The answers of each line. */
  readonly answers: readonly (readonly LineAnswer[])[];
  readonly totals: Totals;
  readonly delivery: OrderDelivery;
  /** Whether its payment is pending. */
  readonly awaitsPayment: boolean;
}

/**
 * Queues the confirmation of an order.
 * @param transaction that of the order
 * @param order the order
 * Source: docs/behaviour/reference-store.md §5.5, §5.9
 */
export async function queueOrderMail(transaction: StoreTransaction, order: ConfirmedOrder): Promise<void> {
  const { orderConfirmation, orderReceived } = MAIL_TEXTS;
  const { subject, greeting } = order.awaitsPayment ? orderReceived : orderConfirmation;
  await queueMail(transaction, {
    kind: 'order',
    cause: `order:${order.id}`,
    to: order.email,
    subject: subject(WEBSITE.siteTitle),
    body: [
      greeting(order.customerName),
      order.lines
        .flatMap((line, index) => [lineOf(line), ...answersText(order.answers[index] ?? [])])
        .join('\n'),
      totalsText(order.totals).join('\n'),
      orderConfirmation.number(order.number),
      ...deliveryText(order.delivery, order.customerName),
    ].join('\n\n'),
    language: WEBSITE.language,
  });
}

function lineOf({ quantity, title, chosenVariant, subTotal }: CartEntry): string {
  const text = lineText({ title, attributes: chosenVariant.attributes, quantity });
  return `${text}: ${formatMoney(money(subTotal, CURRENCY))}`;
}
