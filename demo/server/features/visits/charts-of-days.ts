import type { Days } from '../../platform/shared/days.ts';
import { type Money, toMoney } from '../../platform/shared/money.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import type { OrdersOfDay } from '../orders/index.ts';
import { barChart } from './bar-chart.ts';
import type { VisitsOfDay } from './count-visits.ts';
import type { OwnerChartData } from './visits-page.ts';

/**
 * Builds the chart of visitors.
 * @param days from left to right
 * @param visits of the days that have any
 * Source: docs/behaviour/owner-pages.md §9.1
 */
export function chartOfVisits(days: Days, visits: readonly VisitsOfDay[]): OwnerChartData {
  const byDay = new Map(visits.map((visit) => [visit.day, visit]));
  return chartOfDays(days, {
    id: 'visits',
    name: 'Visitors by day',
    heads: ['Day', 'Visitors', 'Page views'],
    valueOf: (day) => byDay.get(day)?.visitors ?? 0,
    unit: OWNER_TEXTS.visitors,
    numbersOf: (day) => [words(byDay.get(day)?.visitors ?? 0), words(byDay.get(day)?.views ?? 0)],
  });
}

/**
 * Builds the chart of orders.
 * @param days from left to right
 * @param orders of the days that have any
 * Source: docs/behaviour/owner-pages.md §9.1
 */
export function chartOfOrders(days: Days, orders: readonly OrdersOfDay[]): OwnerChartData {
  const byDay = new Map(orders.map((order) => [order.day, order]));
  return chartOfDays(days, {
    id: 'orders',
    name: 'Orders by day',
    heads: ['Day', 'Orders', 'Total'],
    valueOf: (day) => byDay.get(day)?.orders ?? 0,
    unit: OWNER_TEXTS.ordersPlaced,
    numbersOf: (day) => [
      words(byDay.get(day)?.orders ?? 0),
      priceWords(toMoney(byDay.get(day)?.totalCents ?? 0)),
    ],
  });
}

/** The chart data of a day. */
interface ChartOfDays extends Pick<OwnerChartData, 'id' | 'name' | 'heads'> {
  readonly valueOf: (day: string) => number;
  readonly unit: (count: number) => string;
  /** The cells of its row, beside the day. */
  readonly numbersOf: (day: string) => readonly string[];
}

function chartOfDays({ names }: Days, { valueOf, unit, numbersOf, ...head }: ChartOfDays): OwnerChartData {
  const best = names.reduce((one, other) => (valueOf(other) > valueOf(one) ? other : one));
  const sum = names.reduce((total, day) => total + valueOf(day), 0);
  // One order in 90 days is not 0 a day.
  const maximumFractionDigits = sum < names.length ? 2 : 1;
  const mean = (sum / names.length).toLocaleString('en-US', { maximumFractionDigits });
  return {
    ...head,
    summary:
      sum === 0 ? OWNER_TEXTS.nothingInPeriod : OWNER_TEXTS.chart(mean, words(valueOf(best)), dayWords(best)),
    chart: barChart(
      names.map((day) => ({
        tick: formatDay(day, { month: 'short', day: 'numeric' }),
        words: `${dayWords(day)}: ${words(valueOf(day))} ${unit(valueOf(day))}`,
        value: valueOf(day),
      })),
    ),
    rows: names.toReversed().map((day) => ({ day: dayWords(day), numbers: numbersOf(day) })),
  };
}

/**
 * Formats a number for the owner.
 * @param count any
 */
export function words(count: number): string {
  return count.toLocaleString('en-US');
}

/**
 * Formats an amount for the owner.
 * @param money of the store's one currency
 */
export function priceWords({ value, currency }: Money): string {
  return Number(value).toLocaleString('en-US', { style: 'currency', currency });
}

function dayWords(day: string): string {
  return formatDay(day, { weekday: 'short', month: 'long', day: 'numeric' });
}

/** Calendar days are formatted in UTC, so that no time zone shifts them. */
function formatDay(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', ...options });
}
