import { toNumber, toText } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';

/** How often and for how long a subscription is billed. Source: docs/behaviour/template-markup.md §3.3 */
export interface Subscription {
  /** The number of units between payments. */
  readonly interval: number;
  /** As in the data: WEEK, MONTH, YEAR. */
  readonly unit: string;
  /** The number of payments; 0 or less for an indefinite subscription. */
  readonly cycles: number;
  /** The total duration, in `durationUnit`. */
  readonly duration: number;
  readonly durationUnit: string;
}

const PER_YEAR: Readonly<Record<string, number>> = { WEEK: 52, MONTH: 12 };

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
  const duration = interval * cycles;
  const years = Object.hasOwn(PER_YEAR, unit) ? duration / (PER_YEAR[unit] as number) : 0;
  if (years > 0 && Number.isInteger(years))
    return { interval, unit, cycles, duration: years, durationUnit: 'YEAR' };
  return { interval, unit, cycles, duration, durationUnit: unit };
}

/**
 * Returns the key of the site's text for a subscription.
 * @param subscription the subscription
 * @param isFrom true for a product of several prices
 * @returns such as "productPrice__singlePrice__1Monthly__limited__nYears"
 * Source: docs/behaviour/template-markup.md §3.3
 */
export function textKey(subscription: Subscription, isFrom: boolean): string {
  const { interval, unit, duration, durationUnit } = subscription;
  const length =
    duration === 0 ? 'indefinite' : `limited__${duration === 1 ? '1' : 'n'}${capitalise(durationUnit)}s`;
  const prices = isFrom ? 'multiplePrices' : 'singlePrice';
  return `productPrice__${prices}__${interval === 1 ? '1' : 'n'}${capitalise(unit)}ly__${length}`;
}

function capitalise(unit: string): string {
  return unit.slice(0, 1).toUpperCase() + unit.slice(1).toLowerCase();
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
