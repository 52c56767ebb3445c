import { formatMoney, money } from '../../../../core/money/index.ts';
import { periodText, totalText } from '../../../../core/purchase/index.ts';
import { WEBSITE } from '../../../site/website.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { inOwnLanguage } from '../../platform/shared/speech.ts';
import { MAIL_TEXTS } from '../../platform/shared/mail-texts.ts';
import { dayText, planDates, type SubscriptionPlan } from '../catalogue/index.ts';
import { queueMail } from '../mails/index.ts';
import {
  answersOfLines,
  answersText,
  deliveryText,
  nextStepsText,
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
  /** Whether its first payment is pending, at a provider. */
  readonly awaitsPayment: boolean;
}

/**
 * Queues the mail that confirms a subscription.
 * @param transaction that of its first order
 * @param subscription what was ordered
 * Source: docs/behaviour/reference-store.md §5.7, §30.4
 */
export async function queueSubscriptionMail(
  transaction: StoreTransaction,
  { token, entry, plan, customer, totals, number, delivery, awaitsPayment }: ConfirmedSubscription,
): Promise<void> {
  const price = money(totals.grandTotalCents, CURRENCY);
  const { subscription: texts } = MAIL_TEXTS;
  const [answers = []] = await answersOfLines(transaction, [entry]);
  await queueMail(transaction, {
    kind: 'subscription',
    cause: `subscription:${token}`,
    to: customer.email,
    subject: texts.subject(entry.title, WEBSITE.siteTitle),
    body: [
      (awaitsPayment ? texts.received : texts.greeting)(customer.name, entry.title),
      inOwnLanguage(() => [`${formatMoney(price)} ${periodText(plan)}`, totalText(plan, { price })])
        .filter(Boolean)
        .concat(datesText(plan, Date.now()))
        .join('\n'),
      answersText(answers).join('\n'),
      ...(totals.grandTotalCents === totals.subtotalCents ? [] : [totalsText(totals).join('\n')]),
      texts.number(number),
      nextStepsText({
        lines: [entry],
        isSubscription: true,
        isPickup: delivery.method !== '' && delivery.address === undefined,
        awaitsPayment,
        isPaidOnline: true,
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

function datesText(plan: SubscriptionPlan, nowMs: number): readonly string[] {
  const { nextMs, lastMs } = planDates(plan, { startMs: nowMs, nowMs });
  const { nextPayment, lastPayment, endless } = MAIL_TEXTS.subscription;
  return [
    ...(nextMs === undefined ? [] : [nextPayment(dayText(nextMs))]),
    lastMs === undefined ? endless : lastPayment(dayText(lastMs)),
  ];
}
