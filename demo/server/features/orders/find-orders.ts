import { type Page, type PageCursor, readPage } from '../../platform/database/read-page.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { orderNumber } from '../../platform/shared/order-number.ts';
import type { SubscriptionPlan } from '../catalogue/index.ts';
import type { PrintedLine } from './line-text.ts';
import { type OrderState, stateOf } from './order-state.ts';
import { ORDER_TEXTS } from './texts.ts';
import { matchesFilter, type OrderFilter } from './owner/order-filter.ts';

/** An order as the owner's lists print it. */
export interface ListedOrder {
  readonly id: string;
  readonly number: string;
  readonly createdAtMs: number;
  readonly email: string;
  readonly customerName: string;
  readonly state: OrderState;
  /** The plan of a subscription; undefined for a one-time order. */
  readonly plan: SubscriptionPlan | undefined;
  readonly lines: readonly PrintedLine[];
}

/** Which orders a list has: active subscriptions, those of a member, or those that match the owner's filter. */
type ListFilter = OrderFilter | 'subscriptions' | { readonly memberId: string };

/**
 * Finds a page of the orders, for the owner or a member.
 * @param db the store's database
 * @param cursor which page
 * @param filter which ones
 * Source: docs/behaviour/owner-pages.md §8.1, §8.2, §18.1; docs/behaviour/account.md §9.1
 */
export async function findOrders(
  db: Database,
  cursor: PageCursor,
  filter: ListFilter,
): Promise<Page<ListedOrder>> {
  return inSnapshot(db, async (transaction) => {
    const orders = transaction
      .selectFrom('orders')
      .where((row) => {
        if (filter === 'subscriptions')
          return row.and([row('orders.cancelled_at', 'is', null), row('orders.awaits_payment', '=', false)]);
        if ('memberId' in filter) return row('orders.member_id', '=', filter.memberId);
        return matchesFilter(row, filter);
      })
      .leftJoin('subscriptions', 'subscriptions.order_id', 'orders.id')
      .$if(filter === 'subscriptions', (query) => query.where('subscriptions.plan', 'is not', null))
      .selectAll('orders')
      .select('subscriptions.plan');
    const page = await readPage(orders, 'orders', cursor);
    const lines = await linesIn(
      transaction,
      page.items.map(({ id }) => id),
    );
    const items = page.items.map((row) => {
      const own = lines.filter((line) => line.order_id === row.id);
      return {
        id: row.id,
        number: orderNumber(row.position),
        createdAtMs: row.created_at.getTime(),
        email: row.email,
        customerName: row.customer_name || ORDER_TEXTS.erasedCustomer,
        state: stateOf(row, own),
        plan: row.plan === null ? undefined : (JSON.parse(row.plan) as SubscriptionPlan),
        lines: own.map(({ title, attributes, quantity }) => ({
          title,
          attributes: JSON.parse(attributes) as PrintedLine['attributes'],
          quantity,
        })),
      };
    });
    return { ...page, items };
  });
}

function linesIn(transaction: StoreTransaction, orderIds: readonly string[]) {
  return transaction
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds.length > 0 ? orderIds : [''])
    .orderBy('position')
    .execute();
}
