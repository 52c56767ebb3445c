import { sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import { COUNTED_TRACKER, IS_STEP, STEP, VISIT_STEPS, VISITOR_NUMBER, type VisitStep } from './steps.ts';
import type { VisitsPeriod } from './visits-period.ts';

/**
 * Counts the ordered carts that visitors who are counted have filled.
 * @param db the database of events
 * @param period which days
 * @param orderedCarts the carts that were ordered
 * Source: docs/behaviour/owner-pages.md §9.3
 */
export async function countOwnOrders(
  db: Database,
  period: VisitsPeriod,
  orderedCarts: readonly string[],
): Promise<number> {
  const { count } = await db
    .selectFrom(cartsOf(db, period, orderedCarts).as('carts'))
    .select(({ fn }) => fn.count<number>('cart_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Counts the visitors of each step. A visitor counts for the furthest step and all before it.
 * @param db the database of events
 * @param period which days
 * @param orderedCarts the carts that were ordered
 * Source: docs/behaviour/owner-pages.md §9.3
 */
export async function countSteps(
  db: Database,
  period: VisitsPeriod,
  orderedCarts: readonly string[],
): Promise<Readonly<Record<VisitStep, number>>> {
  const ordered = db
    .selectFrom(cartsOf(db, period, orderedCarts).as('carts'))
    .select(['visitor', sql.lit(VISIT_STEPS.indexOf('order')).as('step')])
    .where('is_of_step', '=', true);
  const furthest = db
    .selectFrom(visitorsOf(db, period).unionAll(ordered).as('visitors'))
    .select(({ fn }) => fn.max('step').as('step'))
    .groupBy('visitor');
  return db
    .selectFrom(furthest.as('furthest'))
    .select(({ fn }) =>
      VISIT_STEPS.map((name, index) => fn.countAll<number>().filterWhere('step', '>=', index).as(name)),
    )
    .executeTakeFirstOrThrow();
}

/** The visitors of each day, and the furthest step of each. */
function visitorsOf(db: Database, { totaled, isLive }: VisitsPeriod) {
  return db
    .selectFrom('analytics_events')
    .select([VISITOR_NUMBER.as('visitor'), sql<number>`max(${STEP})`.as('step')])
    .where('tracker', '=', COUNTED_TRACKER)
    .where(IS_STEP)
    .where(isLive)
    .groupBy('analytics_events.visitor')
    .unionAll(
      db
        .selectFrom('visit_day_visitors')
        .select(['visitor', 'step'])
        .where(sql<boolean>`day = any(${totaled})`),
    );
}

/** The ordered carts of visitors. */
function cartsOf(db: Database, { totaled, isLive }: VisitsPeriod, orderedCarts: readonly string[]) {
  return db
    .selectFrom('analytics_events')
    .select(['cart_id', VISITOR_NUMBER.as('visitor'), IS_STEP.as('is_of_step')])
    .where('tracker', '=', COUNTED_TRACKER)
    .where(sql<boolean>`cart_id = any(${orderedCarts})`)
    .where(isLive)
    .unionAll(
      db
        .selectFrom('visit_day_carts')
        .select(['cart_id', 'visitor', 'is_of_step'])
        .where(sql<boolean>`day = any(${totaled})`)
        .where(sql<boolean>`cart_id = any(${orderedCarts})`),
    );
}
