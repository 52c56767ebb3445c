import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';

import { PRODUCT_TYPES } from '../../../../../core/enumerations/index.ts';
import { patternsOf } from '../../../platform/database/search-patterns.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { StoreContext } from '../../../platform/http/store-env.ts';
import { searchOf } from '../../../platform/owner/index.ts';
import { positionOfOrder } from '../../../platform/shared/order-number.ts';

/** The filters of the list by progress, in the sequence of their menu. */
export const ORDER_FILTERS = ['all', 'unpaid', 'to-ship', 'shipped', 'cancelled', 'refunded'] as const;

/** A filter by progress. */
export type ProgressFilter = (typeof ORDER_FILTERS)[number];

/** The filter of a list of orders. */
export interface OrderFilter {
  readonly progress: ProgressFilter;
  /** Words that must all be in the order; '' for any. */
  readonly search: string;
}

/**
 * Reads the filter of the list.
 * @param context the request: `show` and `q` in its query
 * Source: docs/behaviour/owner-pages.md §18.1
 */
export function orderFilterOf(context: StoreContext): OrderFilter {
  const shown = context.req.query('show');
  return {
    progress: ORDER_FILTERS.find((name) => name === shown) ?? 'all',
    search: searchOf(context.req.query('q') ?? ''),
  };
}

/**
 * Returns a filter as parameters of the list.
 * @param filter the filter
 */
export function queryOfFilter({ progress, search }: OrderFilter): Readonly<Record<string, string>> {
  return { ...(progress !== 'all' && { show: progress }), ...(search !== '' && { q: search }) };
}

type Orders = ExpressionBuilder<Tables, 'orders'>;

/**
 * Builds the condition of a filter.
 * @param orders the orders
 * @param filter which ones
 * Source: docs/behaviour/owner-pages.md §18.1
 */
export function matchesFilter(orders: Orders, { progress, search }: OrderFilter): Expression<SqlBool> {
  const numbers = search.split(/\s+/).map(positionOfOrder);
  const words = patternsOf(search).map((pattern, index) => {
    const position = numbers[index];
    const isInWords = orders('orders.words', 'like', pattern);
    return position === undefined
      ? isInWords
      : orders.or([isInWords, orders('orders.position', '=', position)]);
  });
  return orders.and([...CONDITIONS[progress](orders), ...words]);
}

const isOpen = (orders: Orders) => [
  orders('orders.cancelled_at', 'is', null),
  orders('orders.fulfilled_at', 'is', null),
];

const CONDITIONS: Readonly<Record<ProgressFilter, (orders: Orders) => readonly Expression<SqlBool>[]>> = {
  all: () => [],
  unpaid: (orders) => [orders('orders.awaits_payment', '=', true), orders('orders.cancelled_at', 'is', null)],
  'to-ship': (orders) => [
    ...isOpen(orders),
    orders('orders.awaits_payment', '=', false),
    orders.exists(
      orders
        .selectFrom('order_lines')
        .select(sql`1`.as('one'))
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .where('order_lines.product_type', '=', PRODUCT_TYPES.physical)
        .whereRef('order_lines.restocked', '<', 'order_lines.quantity'),
    ),
  ],
  shipped: (orders) => [orders('orders.fulfilled_at', 'is not', null)],
  cancelled: (orders) => [orders('orders.cancelled_at', 'is not', null)],
  refunded: (orders) => [orders('orders.refunded_cents', '>', 0)],
};
