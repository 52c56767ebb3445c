import { Hono } from 'hono';

import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { cursorOf, pageUrls } from '../../platform/owner/index.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { ListPages } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { type Money, toMoney } from '../../platform/shared/money.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { isUnreached } from './confirmed-page.ts';
import { findOrder } from './find-order.ts';
import { findOrders, type ListedOrder } from './find-orders.ts';
import { orderData } from './order-data.ts';
import { linesOf } from './owner/read-orders.ts';

const ORDERS_PER_PAGE = 10;

/** An order in the list of its member. */
interface MemberOrder {
  readonly url: string;
  readonly number: string;
  readonly placedAt: number;
  /** For the word that the template prints. */
  readonly progress: 'cancelled' | 'shipped' | 'unpaid' | 'confirmed';
  readonly items: readonly string[];
  readonly total: Money;
}

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly 'member-orders': ListPages & { readonly orders: readonly MemberOrder[] };
  }
}

/**
 * The orders of the logged-in member: a list, and a page for each.
 * @param parts what the routes are built from
 * Source: docs/behaviour/account.md §9
 */
export function memberOrders(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.memberOrders, async (context) => {
    const member = context.get('member');
    if (member === undefined) return toLogin(context);
    const cursor = { ...cursorOf(context), size: ORDERS_PER_PAGE };
    const { items, ...ends } = await findOrders(parts.db, cursor, { memberId: member.id });
    const own = { orders: items.map(listed), ...pageUrls(ends, PAGE_URLS.memberOrders) };
    return answerPage(context, parts, 'member-orders', own, { shared: null });
  });
  routes.get(PAGE_URLS.memberOrder, async (context) => {
    const member = context.get('member');
    if (member === undefined) return toLogin(context);
    const nowMs = parts.now();
    const id = context.req.param('orderId');
    const order = await findOrder(parts.db, { memberId: member.id }, id, nowMs);
    if (order === undefined) throw refusal(404, 'unknownPage');
    const how = { nowMs, isEarlier: true, isUnreached: isUnreached(context) };
    return answerPage(context, parts, 'confirmed', orderData(order, how), { shared: null });
  });
  return routes;
}

function toLogin(context: StoreContext): Response {
  const next = new URLSearchParams({ next: context.req.path });
  return context.redirect(`${PAGE_URLS.members}?${next}`, 303);
}

function listed(order: ListedOrder): MemberOrder {
  return {
    url: PAGE_URLS.memberOrder.replace(':orderId', order.id),
    number: order.number,
    placedAt: order.createdAtMs,
    progress: progressOf(order),
    items: linesOf(order),
    total: toMoney(order.state.grandTotalCents),
  };
}

function progressOf({ state }: ListedOrder): MemberOrder['progress'] {
  if (state.isCancelled) return 'cancelled';
  if (state.isShipped) return 'shipped';
  return state.awaitsPayment ? 'unpaid' : 'confirmed';
}
