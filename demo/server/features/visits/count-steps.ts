import { sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import type { Days } from '../../platform/shared/days.ts';
import { COUNTED_TRACKER } from './count-visits.ts';

/**
 * Counts the ordered carts that visitors who are counted have filled.
 * @param db the database of events
 * @param days the period
 * @param orderedCarts the carts that were ordered
 * Source: docs/behaviour/owner-pages.md §9.3
 */
export async function countOwnOrders(
  db: Database,
  days: Days,
  orderedCarts: readonly string[],
): Promise<number> {
  const { count } = await db
    .selectFrom('analytics_events')
    .select(({ fn }) => fn.count<number>('cart_id').distinct().as('count'))
    .where('tracker', '=', COUNTED_TRACKER)
    .where('occurred_at', '>=', days.startMs)
    .where('occurred_at', '<=', days.endMs)
    .where(sql<boolean>`cart_id = any(${orderedCarts})`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The steps from a visit to an order, and the event of each. Source: docs/behaviour/owner-pages.md §9.3 */
export const VISIT_STEPS = ['visit', 'product', 'cart', 'checkout', 'order'] as const;

/** A step from a visit to an order. */
export type VisitStep = (typeof VISIT_STEPS)[number];

const STEP_OF_EVENT: Readonly<Record<string, Exclude<VisitStep, 'order'>>> = {
  page_view: 'visit',
  product_view: 'product',
  quick_view: 'product',
  variant_choice: 'product',
  cart_addition: 'cart',
  checkout_start: 'checkout',
};

/**
 * Counts the visitors of each step. A visitor counts for the furthest step and all before it.
 * @param db the database of events
 * @param days the period
 * @param orderedCarts the carts that were ordered
 * Source: docs/behaviour/owner-pages.md §9.3
 */
export async function countSteps(
  db: Database,
  days: Days,
  orderedCarts: readonly string[],
): Promise<Readonly<Record<VisitStep, number>>> {
  const furthest = db
    .selectFrom('analytics_events')
    .select([
      sql<number>`max(case ${sql.join(
        Object.entries(STEP_OF_EVENT).map(
          ([name, step]) => sql`when name = ${name} then ${sql.lit(VISIT_STEPS.indexOf(step))}`,
        ),
        sql` `,
      )} else 0 end)`.as('step'),
      sql<boolean>`bool_or(cart_id = any(${orderedCarts}))`.as('has_ordered'),
    ])
    .where('tracker', '=', COUNTED_TRACKER)
    .where('name', 'in', Object.keys(STEP_OF_EVENT))
    .where('occurred_at', '>=', days.startMs)
    .where('occurred_at', '<=', days.endMs)
    .groupBy('visitor');
  const rows = await db
    .selectFrom(furthest.as('furthest'))
    .select(({ fn }) => ['step', 'has_ordered', fn.countAll<number>().as('visitors')])
    .groupBy(['step', 'has_ordered'])
    .execute();
  const reached = rows.map(({ step, has_ordered: hasOrdered, visitors }) => ({
    step: hasOrdered ? VISIT_STEPS.indexOf('order') : step,
    visitors,
  }));
  return Object.fromEntries(
    VISIT_STEPS.map((name, index) => [
      name,
      reached.filter(({ step }) => step >= index).reduce((sum, { visitors }) => sum + visitors, 0),
    ]),
  ) as Record<VisitStep, number>;
}
