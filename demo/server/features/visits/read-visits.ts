import { WEBSITE } from '../../../site/website.ts';
import type { Database } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { type Days, lastDays } from '../../platform/shared/days.ts';
import { toMoney } from '../../platform/shared/money.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import { countOrdersByDay, findOrderedCarts } from '../orders/index.ts';
import { readPageSpeeds } from '../performance/index.ts';
import { chartOfOrders, chartOfVisits, priceWords, words } from './charts-of-days.ts';
import { countEvents } from './count-events.ts';
import { countOwnOrders, countSteps } from './count-steps.ts';
import { countVisits } from './count-visits.ts';
import { ordersOfFunnel } from './orders-of-funnel.ts';
import { speedsOf } from './speeds-of.ts';
import { stepsOf } from './steps-of.ts';
import type { OwnerVisitsData } from './visits-page.ts';
import { findPeriod } from './visits-period.ts';

const PERIODS = [7, 30, 90] as const;
const USUAL_PERIOD = 30;

/**
 * Reads the visits of the last days.
 * @param context the request: `days` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §9
 */
export async function readVisits(
  context: StoreContext,
  { db, visits: visitsDb }: StoreParts,
): Promise<OwnerVisitsData> {
  const period = PERIODS.find((count) => String(count) === context.req.query('days')) ?? USUAL_PERIOD;
  const days = lastDays(period, WEBSITE.timeZone, Date.now());
  const orders = await countOrdersByDay(db, days);
  const orderedCarts = await findOrderedCarts(db, days);
  const { visits, steps, ownOrderCount, events, speeds } = await countAll(visitsDb, days, orderedCarts);
  const sum = <Row>(rows: readonly Row[], numberOf: (row: Row) => number): number =>
    rows.reduce((total, row) => total + numberOf(row), 0);
  const orderCount = sum(orders, (day) => day.orders);
  return {
    periods: PERIODS.map((count) => ({
      label: OWNER_TEXTS.days(count),
      url: `${OWNER_URLS.visits}?days=${count}`,
      isCurrent: count === period,
    })),
    periodName: OWNER_TEXTS.lastDays(period),
    isEmpty: events.length === 0 && orders.length === 0,
    empty: OWNER_TEXTS.noEvents,
    counts: [
      {
        number: words(steps.visit),
        what: OWNER_TEXTS.visitors(steps.visit),
        more: OWNER_TEXTS.pageViews(sum(visits, (day) => day.views)),
      },
      {
        number: words(orderCount),
        what: OWNER_TEXTS.ordersPlaced(orderCount),
        more: OWNER_TEXTS.worth(priceWords(toMoney(sum(orders, (day) => day.totalCents)))),
      },
    ],
    charts: [chartOfVisits(days, visits), chartOfOrders(days, orders)],
    funnelSummary: OWNER_TEXTS.funnel + (orderCount > 0 ? ordersOfFunnel(ownOrderCount, orderCount) : ''),
    steps: stepsOf(steps),
    ...speedsOf(speeds),
    told: events.map(({ name, tracker, count }) => ({
      name: name.replaceAll('_', ' '),
      tracker,
      count: words(count),
    })),
  };
}

/** From one snapshot: days may be totaled meanwhile. */
async function countAll(visitsDb: Database, days: Days, orderedCarts: readonly string[]) {
  return inSnapshot(visitsDb, async (db) => {
    const period = await findPeriod(db, days);
    return {
      visits: await countVisits(db, period),
      steps: await countSteps(db, period, orderedCarts),
      ownOrderCount: await countOwnOrders(db, period, orderedCarts),
      events: await countEvents(db, period),
      speeds: await readPageSpeeds(db, days),
    };
  });
}
