import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { cursorOf, pageUrls } from '../../platform/owner/list-pages.ts';
import { tableOf } from '../../platform/owner/table-of.ts';
import type { OwnerTableCell, OwnerTableData } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { toMoney } from '../../platform/shared/money.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import { findOrders, type ListedOrder } from './find-orders.ts';

/**
 * Reads the list of orders.
 * @param context the request: `before` or `after` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §8.1
 */
export async function readOrders(context: StoreContext, { db }: StoreParts): Promise<OwnerTableData> {
  const { items, total, ...ends } = await findOrders(db, cursorOf(context), 'all');
  return {
    done: context.req.query('done') === 'paid' ? OWNER_TEXTS.paymentConfirmed : undefined,
    count: OWNER_TEXTS.orders(total),
    ...tableOf(['Ordered', 'Customer', 'Items', 'Total', 'Payment', 'Number'], items, (order) => [
      { at: order.createdAtMs },
      { lines: [order.customerName, order.email] },
      { lines: linesOf(order) },
      { money: toMoney(order.grandTotalCents) },
      paymentCell(order, context),
      { lines: [order.number] },
    ]),
    empty: OWNER_TEXTS.noOrders,
    ...pageUrls(ends, OWNER_URLS.orders),
  };
}

/** The button returns to its page of the list. */
function paymentCell(
  { id, customerName, awaitsPayment }: ListedOrder,
  context: StoreContext,
): OwnerTableCell {
  if (!awaitsPayment) return { lines: [OWNER_TEXTS.paid] };
  const { waitsForTransfer, markAsPaid, orderOf } = OWNER_TEXTS;
  const url = OWNER_URLS.orderPaid.replace(':id', id) + new URL(context.req.url).search;
  return { action: { state: waitsForTransfer, text: markAsPaid, about: orderOf(customerName), url } };
}

/**
 * Lists what was ordered.
 * @param order the order
 */
export function linesOf({ lines }: ListedOrder): readonly string[] {
  return lines.map(({ quantity, title }) => `${quantity} × ${title}`);
}
