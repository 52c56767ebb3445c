import { Hono } from 'hono';

import { inTransaction } from '../../platform/database/transaction.ts';
import { answerCsv } from '../../platform/http/answer-csv.ts';
import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { confirmPayment } from './confirm-payment.ts';
import { orderFilterOf } from './owner/order-filter.ts';
import { tableOfOrders } from './owner/table-of-orders.ts';

/**
 * The form that marks an order as paid, and the file of orders.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §8.4, §18.2
 */
export function orderRoutes({ db, secret }: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(OWNER_URLS.ordersFile, async (context) =>
    answerCsv(context, 'orders', await tableOfOrders(db, orderFilterOf(context))),
  );
  routes.post(OWNER_URLS.orderPaid, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    const id = context.req.param('id');
    await inTransaction(db, (transaction) => confirmPayment(transaction, id));
    const { from, ...rest } = context.req.query();
    const path = from === 'order' ? OWNER_URLS.order.replace(':id', id) : OWNER_URLS.orders;
    const query = new URLSearchParams(rest);
    query.set('done', 'paid');
    return context.redirect(`${path}?${query.toString()}`, 303);
  });
  return routes;
}
