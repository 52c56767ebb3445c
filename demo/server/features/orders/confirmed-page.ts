import { Hono } from 'hono';

import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findOrder } from './find-order.ts';
import { orderData, type OrderData } from './order-data.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly confirmed: OrderData;
  }
}

/**
 * The page of a placed order, for its visitor.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §6.1
 */
export function confirmedPage(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.confirmed, async (context) => {
    const order = await findOrder(
      parts.db,
      { sessionId: context.get('sessionId') },
      context.req.param('orderId'),
      parts.now(),
    );
    if (order === undefined) throw refusal(404, 'unknownPage');
    const how = { nowMs: parts.now(), isUnreached: isUnreached(context) };
    return answerPage(context, parts, 'confirmed', orderData(order, how), {
      shared: null,
    });
  });
  return routes;
}

/**
 * Whether the visitor could not be sent to the payment page.
 * @param context the request of the order's page
 */
export function isUnreached(context: StoreContext): boolean {
  return context.req.query('payment') === 'unreached';
}
