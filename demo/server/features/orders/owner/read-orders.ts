import type { StoreContext } from '../../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../../platform/http/urls.ts';
import { cursorOf, pageUrls, tableOf } from '../../../platform/owner/index.ts';
import type { OwnerTableCell, OwnerTableData } from '../../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../../platform/pages/store-parts.ts';
import { toMoney } from '../../../platform/shared/money.ts';
import { OWNER_TEXTS } from '../../../platform/shared/strings.ts';
import { findOrders, type ListedOrder } from '../find-orders.ts';
import { ORDER_TEXTS } from '../texts.ts';
import { lineText } from '../line-text.ts';
import { ORDER_FILTERS, orderFilterOf, queryOfFilter } from './order-filter.ts';
import { stateWords } from './state-words.ts';

/** The data of the list of orders. */
export interface OwnerOrdersData extends OwnerTableData {
  /** The search text. */
  readonly search: string;
  readonly filters: readonly { readonly id: string; readonly isChosen: boolean }[];
  readonly isFiltered: boolean;
  readonly fileUrl: string;
}

declare module '../../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-orders': OwnerOrdersData;
  }
}

/**
 * Reads the list of orders.
 * @param context the request: `show`, `q`, and `before` or `after` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §8.1, §18.1
 */
export async function readOrders(context: StoreContext, { db }: StoreParts): Promise<OwnerOrdersData> {
  const filter = orderFilterOf(context);
  const { items, total, ...ends } = await findOrders(db, cursorOf(context), filter);
  const query = queryOfFilter(filter);
  const isFiltered = Object.keys(query).length > 0;
  return {
    done: context.req.query('done') === 'paid' ? OWNER_TEXTS.paymentConfirmed : undefined,
    search: filter.search,
    filters: ORDER_FILTERS.map((id) => ({ id, isChosen: id === filter.progress })),
    isFiltered,
    fileUrl: `${OWNER_URLS.ordersFile}?${new URLSearchParams(query)}`.replace(/\?$/, ''),
    count: isFiltered ? ORDER_TEXTS.found(total) : OWNER_TEXTS.orders(total),
    ...tableOf(['Number', 'Ordered', 'Customer', 'Items', 'Total', 'Status'], items, (order) => [
      { link: { text: order.number, url: OWNER_URLS.order.replace(':id', order.id) } },
      { at: order.createdAtMs },
      { lines: [order.customerName, order.email] },
      { lines: linesOf(order) },
      { money: toMoney(order.state.grandTotalCents) },
      statusCell(order, context),
    ]),
    empty: isFiltered ? ORDER_TEXTS.nothingFound : OWNER_TEXTS.noOrders,
    ...pageUrls(ends, OWNER_URLS.orders, query),
  };
}

/** The button returns to its page of the list. */
function statusCell({ id, customerName, state }: ListedOrder, context: StoreContext): OwnerTableCell {
  if (!state.awaitsPayment || state.isCancelled) return { lines: stateWords(state) };
  const { waitsForTransfer, markAsPaid, orderOf } = OWNER_TEXTS;
  const url = OWNER_URLS.orderPaid.replace(':id', id) + new URL(context.req.url).search;
  return { action: { state: waitsForTransfer, text: markAsPaid, about: orderOf(customerName), url } };
}

/**
 * Lists what was ordered.
 * @param order the order
 */
export function linesOf({ lines }: Pick<ListedOrder, 'lines'>): readonly string[] {
  return lines.map(lineText);
}
