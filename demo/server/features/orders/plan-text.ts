import { formatMoney, money } from '../../../../core/money/index.ts';
import { periodText, totalText } from '../../../../core/purchase/index.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { MAIL_TEXTS } from '../../platform/shared/mail-texts.ts';
import { inOwnLanguage } from '../../platform/shared/speech.ts';
import { dayText, planDates, type SubscriptionPlan } from '../catalogue/index.ts';

/**
 * Writes the plan of a subscription as a paragraph of a mail: its price, and when it is paid.
 * @param plan how it repeats
 * @param totalCents each payment, in integer cents
 * @param startMs when it was ordered, in milliseconds since 1970, as on its pages
 * Source: docs/behaviour/reference-store.md §30.4
 */
export function planText(plan: SubscriptionPlan, totalCents: number, startMs: number): string {
  const price = money(totalCents, CURRENCY);
  const costs = inOwnLanguage(() => [
    `${formatMoney(price)} ${periodText(plan)}`,
    totalText(plan, { price }),
  ]);
  const { nextMs, lastMs } = planDates(plan, { startMs, nowMs: startMs });
  const { nextPayment, lastPayment, endless } = MAIL_TEXTS.subscription;
  return [
    ...costs.filter(Boolean),
    ...(nextMs === undefined ? [] : [nextPayment(dayText(nextMs))]),
    lastMs === undefined ? endless : lastPayment(dayText(lastMs)),
  ].join('\n');
}
