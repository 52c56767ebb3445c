import { toNumber, toText } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';

/** How often and how long a subscription is paid. Source: docs/behaviour/template-markup.md §3.3 */
export interface Subscription {
  /** Every how many units. */
  readonly interval: number;
  /** As the data write it: WEEK, MONTH, YEAR. */
  readonly unit: string;
  /** How often it is paid; 0 or less for as long as one likes. */
  readonly cycles: number;
  /** How long all of it takes, in `durationUnit`. */
  readonly duration: number;
  readonly durationUnit: string;
}

const PER_YEAR: Readonly<Record<string, number>> = { WEEK: 52, MONTH: 12 };

/**
 * Reads how a product is subscribed to.
 * @param content a product's own part
 * @returns its plan, a duration of whole years given in years; undefined when it has no billing period
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
 * Names the site's own text for a subscription.
 * @param subscription how it is paid
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
 * Writes the English wording of a subscription.
 * @param subscription how it is paid
 * @param price what one payment costs, or a placeholder
 * @param interval every how many units, or a placeholder
 * @param duration how long, or a placeholder
 * @returns such as "$5.00 every 2 weeks for 10 weeks"
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
