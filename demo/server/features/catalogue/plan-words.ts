import { formatMoney, money } from '../../../../core/money/index.ts';
import { periodText, totalText } from '../../../../core/purchase/index.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { spokenLocale } from '../../platform/shared/speech.ts';
import type { SubscriptionPlan } from './product-item.ts';

/** The price of a subscription, in words. */
export interface PlanWords {
  /** Billing period and duration. */
  readonly period: string;
  /** The same after the amount: "$12.00 every month for 6 months". */
  readonly payments: string;
  /** The sum of all payments; empty for an unlimited plan. */
  readonly total: string;
}

/**
 * Formats the price of a subscription.
 * @param plan how it repeats
 * @param paymentCents each payment, in cents
 * Source: docs/behaviour/subscriptions.md §2
 */
export function planWords(plan: SubscriptionPlan, paymentCents: number): PlanWords {
  const price = money(paymentCents, CURRENCY);
  const format = { locale: spokenLocale() };
  const period = periodText(plan);
  return {
    period,
    payments: `${formatMoney(price, format)} ${period}`,
    total: totalText(plan, { price }, format),
  };
}
