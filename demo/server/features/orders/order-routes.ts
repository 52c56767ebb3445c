import { Hono } from 'hono';

import { inTransaction } from '../../platform/database/transaction.ts';
import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { confirmPayment } from './confirm-payment.ts';

/**
 * The form that marks an order as paid.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §8.4
 */
export function orderRoutes({ db, secret }: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.post(OWNER_URLS.orderPaid, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    await inTransaction(db, (transaction) => confirmPayment(transaction, context.req.param('id')));
    const query = new URLSearchParams(context.req.query());
    query.set('done', 'paid');
    return context.redirect(`${OWNER_URLS.orders}?${query.toString()}`, 303);
  });
  return routes;
}
