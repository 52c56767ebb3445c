import { type RawBuilder, sql } from 'kysely';

/** The tracker that receives every step, so that an event sent to several trackers counts once. */
export const COUNTED_TRACKER = 'older';

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

/** The names of the events that are steps. */
const STEP_EVENTS: readonly string[] = Object.keys(STEP_OF_EVENT);

/** The step of an event, as its place among the steps. */
export const STEP: RawBuilder<number> = sql`(case ${sql.join(
  Object.entries(STEP_OF_EVENT).map(
    ([name, step]) => sql`when name = ${sql.lit(name)} then ${sql.lit(VISIT_STEPS.indexOf(step))}`,
  ),
  sql` `,
)} else 0 end)`;

/** Whether an event is a step. */
export const IS_STEP: RawBuilder<boolean> = sql`(name in (${sql.join(STEP_EVENTS.map((name) => sql.lit(name)))}))`;

/** A visitor in totals: a number takes a fifth of the space, and two visitors of a site never share one in practice. */
export const VISITOR_NUMBER: RawBuilder<number> = sql`('x' || left(md5(visitor), 16))::bit(64)::bigint`;
