import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { cursorOf, pageUrls, tableOf } from '../../platform/owner/index.ts';
import type { OwnerTableData } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import { dayText, planDates, planWords, type SubscriptionPlan } from '../catalogue/index.ts';
import { findOrders, linesOf } from '../orders/index.ts';

/**
 * Reads the list of subscriptions.
 * @param context the request: `before` or `after` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §8.2
 */
export async function readSubscriptions(
  context: StoreContext,
  { db, now }: StoreParts,
): Promise<OwnerTableData> {
  const { items, total, ...ends } = await findOrders(db, cursorOf(context), 'subscriptions');
  return {
    count: OWNER_TEXTS.subscriptions(total),
    ...tableOf(
      ['Confirmed', 'Customer', 'Item', 'Payments', 'Next payment', 'First order'],
      items,
      (order) => [
        { at: order.createdAtMs },
        { lines: [order.customerName, order.email] },
        { lines: linesOf(order) },
        { lines: order.plan ? [planWords(order.plan, order.state.grandTotalCents).payments] : [] },
        { lines: order.plan ? [nextDay(order.plan, order.createdAtMs, now())] : [] },
        { link: { text: order.number, url: OWNER_URLS.order.replace(':id', order.id) } },
      ],
    ),
    empty: OWNER_TEXTS.noSubscriptions,
    ...pageUrls(ends, OWNER_URLS.subscriptions),
  };
}

function nextDay(plan: SubscriptionPlan, startMs: number, nowMs: number): string {
  const { nextMs } = planDates(plan, { startMs, nowMs });
  return nextMs === undefined ? OWNER_TEXTS.noNextPayment : dayText(nextMs);
}
