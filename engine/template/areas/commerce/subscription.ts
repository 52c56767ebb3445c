import { planDuration, type WordedPlan } from '../../../../core/offer/index.ts';
import { toNumber, toText } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';

/** How often and for how long a subscription is billed. Source: docs/behaviour/template-markup.md §3.3 */
export interface Subscription extends WordedPlan {
  /** The number of payments; 0 or less for an indefinite subscription. */
  readonly cycles: number;
}

/**
 * Reads the subscription of a product.
 * @param content a product's `structuredContent`
 * @returns its plan, with a duration of whole years in years; undefined without a billing period
 * Source: docs/behaviour/template-markup.md §3.3
 */
export function readSubscription(content: unknown): Subscription | undefined {
  const plan = fieldOf(content, 'subscriptionPlan');
  const period = fieldOf(plan, 'billingPeriod');
  if (period === undefined) return undefined;
  const interval = toNumber(fieldOf(period, 'value'));
  const unit = toText(fieldOf(period, 'unit'));
  const cycles = toNumber(fieldOf(plan, 'numBillingCycles'));
  return { interval, unit, cycles, ...planDuration(interval, unit, cycles) };
}

/**
 * Returns the English wording of a subscription.
 * @param subscription the subscription
 * @param price the amount of one payment, or a placeholder
 * @param interval the number of units between payments, or a placeholder
 * @param duration the total duration, or a placeholder
 * @returns for example "$5.00 every 2 weeks for 10 weeks"
 * Source: docs/behaviour/template-markup.md §3.3
 */
export function englishWording(
  subscription: Subscription,
  price: string,
  interval: string,
  duration: string,
): string {
  const unit = subscription.unit.toLowerCase();
  const every = subscription.interval > 1 ? `${interval} ${unit}s` : unit;
  if (!(subscription.cycles > 0)) return `${price} every ${every}`;
  const plural = subscription.duration === 1 ? '' : 's';
  return `${price} every ${every} for ${duration} ${subscription.durationUnit.toLowerCase()}${plural}`;
}
