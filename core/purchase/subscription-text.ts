import type { BillingUnit } from '../enumerations/index.ts';
import { formatMoney, type Money, money, type MoneyFormat } from '../money/index.ts';
import { planDuration } from '../offer/index.ts';
import { fill } from '../text/index.ts';
import { counted, SUBSCRIPTION_WORDS } from '../words/index.ts';
import type { SubscriptionPlan } from '../product/index.ts';

/** The options of a subscription's text. */
export interface SubscriptionTextOptions {
  /** Whether a duration of whole years stays in the plan's own unit. */
  readonly keepsBillingUnit?: boolean;
}

/**
 * Writes how often a subscription is paid, and for how long: "every 2 weeks for 1 year", to be read after an amount.
 * @param plan how it repeats; null without usable data
 * @param options which unit the duration is in
 * @returns the text; "Unavailable" without a plan
 * Source: docs/behaviour/subscriptions.md §2
 */
export function periodText(plan: SubscriptionPlan | null, options?: SubscriptionTextOptions): string {
  if (plan === null) return SUBSCRIPTION_WORDS.priceUnavailable;
  const every = everyText(plan);
  const duration = durationText(plan, options);
  return duration === null ? every : fill(SUBSCRIPTION_WORDS.everyFor, { every, duration });
}

/**
 * Writes the duration of a subscription: "10 weeks"; whole years in years.
 * @param plan how it repeats
 * @param options which unit the duration is in
 * @returns the duration; null without an end
 * Source: docs/behaviour/subscriptions.md §2.2
 */
export function durationText(
  { billingPeriod: { value, unit }, numBillingCycles }: SubscriptionPlan,
  { keepsBillingUnit = false }: SubscriptionTextOptions = {},
): string | null {
  const { duration, durationUnit } = planDuration(value, unit, numBillingCycles);
  if (duration === 0) return null;
  return keepsBillingUnit ? lastingText(unit, value * numBillingCycles) : lastingText(durationUnit, duration);
}

/**
 * Writes the total of a subscription's payments: "$72.00 total"
 * @param plan how it repeats
 * @param payment one payment, and whether it is only the lowest of several; its price is null where it is not known
 * @param format how amounts are written
 * @returns the sentence; empty where there is no end, nothing to pay, or more than can be counted
 * Source: docs/behaviour/subscriptions.md §2.5
 */
export function totalText(
  { numBillingCycles }: SubscriptionPlan,
  { price, from = false }: { readonly price: Money | null; readonly from?: boolean },
  format?: MoneyFormat,
): string {
  if (price === null) return '';
  const totalMinor = price.amountMinor * numBillingCycles;
  if (totalMinor === 0 || !Number.isSafeInteger(totalMinor)) return '';
  const total = formatMoney(money(totalMinor, price.currency), format);
  return fill(from ? SUBSCRIPTION_WORDS.inAllOrMore : SUBSCRIPTION_WORDS.inAll, { total });
}

/**
 * Writes how often a subscription is paid: "every 2 weeks".
 * @param plan how it repeats
 * Source: docs/behaviour/subscriptions.md §2.1
 */
export function everyText({ billingPeriod: { value, unit } }: SubscriptionPlan): string {
  const { everyWeek, everyMonth, everyYear, everyWeeks, everyMonths, everyYears } = SUBSCRIPTION_WORDS;
  if (value === 1) return { WEEK: everyWeek, MONTH: everyMonth, YEAR: everyYear }[unit];
  return counted({ WEEK: everyWeeks, MONTH: everyMonths, YEAR: everyYears }[unit], value);
}

function lastingText(unit: BillingUnit, duration: number): string {
  const { lastingWeeks, lastingMonths, lastingYears } = SUBSCRIPTION_WORDS;
  return counted({ WEEK: lastingWeeks, MONTH: lastingMonths, YEAR: lastingYears }[unit], duration);
}
