import type { PlanDuration } from './plan-duration.ts';

/** The inputs of a subscription's text key. */
export interface WordedPlan extends PlanDuration {
  /** The number of units between payments. */
  readonly interval: number;
  /** As in the data: WEEK, MONTH, YEAR. */
  readonly unit: string;
}

/**
 * Returns the key of the site's own text for a subscription.
 * @param plan the subscription
 * @param isFrom true for a product of several prices
 * @returns such as "productPrice__singlePrice__1Monthly__limited__nYears"
 * Source: docs/behaviour/template-markup.md §3.3
 */
export function planTextKey({ interval, unit, duration, durationUnit }: WordedPlan, isFrom: boolean): string {
  const length =
    duration === 0 ? 'indefinite' : `limited__${duration === 1 ? '1' : 'n'}${capitalise(durationUnit)}s`;
  const prices = isFrom ? 'multiplePrices' : 'singlePrice';
  return `productPrice__${prices}__${interval === 1 ? '1' : 'n'}${capitalise(unit)}ly__${length}`;
}

function capitalise(unit: string): string {
  return unit.slice(0, 1).toUpperCase() + unit.slice(1).toLowerCase();
}
