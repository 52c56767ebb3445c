import { type Page, type PageCursor, readPage } from '../../platform/database/read-page.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { orderNumber } from '../../platform/shared/order-number.ts';
import type { SubscriptionPlan } from '../catalogue/index.ts';

/** An order as the owner's lists print it; amounts are integer cents. */
export interface ListedOrder {
  readonly id: string;
  readonly number: string;
  readonly createdAtMs: number;
  readonly email: string;
  readonly customerName: string;
  readonly grandTotalCents: number;
  /** Whether its payment is pending. */
  readonly awaitsPayment: boolean;
  /** The plan of a subscription; undefined for a one-time order. */
  readonly plan: SubscriptionPlan | undefined;
  readonly lines: readonly { readonly title: string; readonly quantity: number }[];
}

/**
 * Finds a page of the orders, for the owner.
 * @param db the store's database
 * @param cursor which page
 * @param which all orders, or only those of subscriptions
 * Source: docs/behaviour/owner-pages.md §8.1, §8.2
 */
export async function findOrders(
  db: Database,
  cursor: PageCursor,
  which: 'all' | 'subscriptions',
): Promise<Page<ListedOrder>> {
  return inSnapshot(db, async (transaction) => {
    const orders = transaction
      .selectFrom('orders')
      .leftJoin('subscriptions', 'subscriptions.order_id', 'orders.id')
      .$if(which === 'subscriptions', (query) => query.where('subscriptions.plan', 'is not', null))
      .selectAll('orders')
      .select('subscriptions.plan');
    const page = await readPage(orders, 'orders', cursor);
    const lines = await linesOf(
      transaction,
      page.items.map(({ id }) => id),
    );
    const items = page.items.map((row) => ({
      id: row.id,
      number: orderNumber(row.position),
      createdAtMs: row.created_at.getTime(),
      email: row.email,
      customerName: row.customer_name,
      grandTotalCents: row.grand_total_cents,
      awaitsPayment: row.awaits_payment,
      plan: row.plan === null ? undefined : (JSON.parse(row.plan) as SubscriptionPlan),
      lines: lines.filter((line) => line.order_id === row.id),
    }));
    return { ...page, items };
  });
}

function linesOf(transaction: StoreTransaction, orderIds: readonly string[]) {
  return transaction
    .selectFrom('order_lines')
    .select(['order_id', 'title', 'quantity'])
    .where('order_id', 'in', orderIds.length > 0 ? orderIds : [''])
    .orderBy('position')
    .execute();
}
