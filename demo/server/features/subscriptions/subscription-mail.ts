import { WEBSITE } from '../../../site/website.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { MAIL_TEXTS } from '../../platform/shared/mail-texts.ts';
import { queueMail } from '../mails/index.ts';
import {
  answersOfLines,
  answersText,
  deliveryText,
  nextStepsText,
  planText,
  type OrderDelivery,
} from '../orders/index.ts';
import { type Totals, totalsText } from '../totals/index.ts';
import type { SubscriptionCart } from './load-subscription-cart.ts';

/** The content of the mail that confirms a subscription. */
interface ConfirmedSubscription extends Pick<SubscriptionCart, 'entry' | 'plan'> {
  readonly token: string;
  readonly customer: { readonly email: string; readonly name: string };
  readonly totals: Totals;
  /** Of its first order. */
  readonly number: string;
  readonly delivery: OrderDelivery;
}

/**
 * Queues the mail that confirms a subscription.
 * @param transaction that of its first order
 * @param subscription what was ordered
 * Source: docs/behaviour/reference-store.md §5.7, §30.4
 */
export async function queueSubscriptionMail(
  transaction: StoreTransaction,
  { token, entry, plan, customer, totals, number, delivery }: ConfirmedSubscription,
): Promise<void> {
  const { subscription: texts } = MAIL_TEXTS;
  const [answers = []] = await answersOfLines(transaction, [entry]);
  await queueMail(transaction, {
    kind: 'subscription',
    cause: `subscription:${token}`,
    to: customer.email,
    subject: texts.subject(entry.title, WEBSITE.siteTitle),
    body: [
      texts.greeting(customer.name, entry.title),
      planText(plan, totals.grandTotalCents, Date.now()),
      answersText(answers).join('\n'),
      ...(totals.grandTotalCents === totals.subtotalCents ? [] : [totalsText(totals).join('\n')]),
      texts.number(number),
      nextStepsText({
        lines: [entry],
        isSubscription: true,
        isPickup: delivery.method !== '' && delivery.address === undefined,
        awaitsPayment: false,
        isPaidOnline: false,
        isCancelled: false,
        isShipped: false,
      }),
      ...deliveryText(delivery, customer.name),
    ]
      .filter(Boolean)
      .join('\n\n'),
    language: WEBSITE.language,
  });
}
