import { words } from '../lookup/words.ts';

/** The price, interval and duration of a subscription. Source: docs/behaviour/subscriptions.md §2 */
export const SUBSCRIPTION_WORDS = words({
  everyWeek: 'every week',
  everyWeeks: { one: 'every {n} week', other: 'every {n} weeks' },
  everyMonth: 'every month',
  everyMonths: { one: 'every {n} month', other: 'every {n} months' },
  everyYear: 'every year',
  everyYears: { one: 'every {n} year', other: 'every {n} years' },
  /** `{every}` is one of the six above, `{duration}` one of the three below. */
  everyFor: '{every} for {duration}',
  lastingWeeks: { one: '{n} week', other: '{n} weeks' },
  lastingMonths: { one: '{n} month', other: '{n} months' },
  lastingYears: { one: '{n} year', other: '{n} years' },
  /** The total of all payments. */
  inAll: '{total} total',
  /** The same where prices vary and none has been chosen. */
  inAllOrMore: 'from {total} total',
  /** The ways to buy a product that is sold both once and by subscription. */
  waysToBuy: 'Purchase options',
  buyOnce: 'One-time purchase',
  /** In place of a price, for a subscription without a plan. */
  priceUnavailable: 'Unavailable',
});
