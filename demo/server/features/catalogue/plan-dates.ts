import { createTimeZones, DAY_MS } from '../../../../engine/time/index.ts';
import { WEBSITE } from '../../../site/website.ts';
import { momentOf } from '../../platform/shared/moment-of.ts';
import type { SubscriptionPlan } from './product-item.ts';

const ZONES = createTimeZones();
const NOON_MS = DAY_MS / 2;
const MONTHS_OF_YEAR = 12;
const DAYS_OF_WEEK = 7;

/** When a subscription is paid: noon of each day in its time zone, in milliseconds since 1970. */
export interface PlanDates {
  /** Undefined after the last payment. */
  readonly nextMs: number | undefined;
  /** Undefined for a plan without an end. */
  readonly lastMs: number | undefined;
}

/** When a plan began, and the time now, in milliseconds since 1970. */
interface PlanTimes {
  readonly startMs: number;
  readonly nowMs: number;
  /** IANA name. Default: that of the site. */
  readonly timeZone?: string;
}

/**
 * Computes the next and the last payment of a subscription. Its days are those of the time zone. Every payment is counted from the first
 * one, so that a month that is too short moves no later ones: January 31, February 28, March 31.
 * @param plan how it repeats
 * @param times when its first payment was, and the time now
 * Source: docs/behaviour/reference-store.md §30.4
 */
export function planDates(
  { billingPeriod: { value, unit }, numBillingCycles }: SubscriptionPlan,
  { startMs, nowMs, timeZone = WEBSITE.timeZone }: PlanTimes,
): PlanDates {
  const zone = ZONES.get(timeZone);
  const dayOf = (epochMs: number): Date =>
    new Date(Math.floor((epochMs + zone.offsetMs(epochMs)) / DAY_MS) * DAY_MS);
  const noonOf = (day: Date): number => momentOf(day.getTime() + NOON_MS, zone);
  const first = dayOf(startMs);
  const today = dayOf(nowMs);
  const payment = (index: number): Date => {
    if (unit === 'WEEK') return new Date(first.getTime() + index * value * DAYS_OF_WEEK * DAY_MS);
    return monthsAfter(first, index * value * (unit === 'YEAR' ? MONTHS_OF_YEAR : 1));
  };
  const isEndless = numBillingCycles === 0;
  let index = 1;
  while (payment(index) < today && (isEndless || index < numBillingCycles)) index += 1;
  return {
    nextMs: isEndless || index < numBillingCycles ? noonOf(payment(index)) : undefined,
    lastMs: isEndless ? undefined : noonOf(payment(numBillingCycles - 1)),
  };
}

/** The same day of the month, or its last one. */
function monthsAfter(day: Date, months: number): Date {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day.getUTCDate(), lastDay)));
}

/**
 * Writes a day in the site's own language, for mails and tables.
 * @param epochMs a moment of that day in the site's time zone
 * @returns such as "March 31, 2027"
 */
export function dayText(epochMs: number): string {
  const { language, timeZone } = WEBSITE;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(epochMs);
}
