import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';

import { checkoutPage } from '../../site/pages/checkout-page.ts';
import { CUSTOMER } from '../cart/schemas.ts';
import { check } from '../http/read-json.ts';
import { Refusal } from '../http/refusal.ts';
import type { StoreContext, StoreEnv, StoreParts } from '../http/store-env.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { placeOrder } from '../orders/place-order.ts';
import { checkCrumb } from '../sessions/check-crumb.ts';
import { keyOf } from './form-posts.ts';
import { frameOf } from './frame-of.ts';
import { noticeOf } from './notice-of.ts';
import { fieldOf, type FormValues, readForm } from './read-form.ts';
import { PAGE_URLS } from './urls.ts';

/**
 * The checkout: its page, and the order that its form places.
 * @param parts what the routes are built from
 * @returns the routes
 * Source: design §7
 */
export function checkoutRoutes(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.checkout, async (context) => {
    const message = await noticeOf(context, parts);
    const frame = await frameOf(context, parts);
    return context.html(
      checkoutPage(frame, { email: '', name: '', idempotencyKey: randomUUID(), message, errors: {} }),
    );
  });
  routes.post(PAGE_URLS.checkout, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, parts.secret, fieldOf(form, 'crumb'));
    try {
      return context.redirect(await order(context, parts, form), 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return askAgain(context, parts, form, error);
    }
  });
  return routes;
}

async function order(
  context: StoreContext,
  { db, sellStock }: StoreParts,
  form: FormValues,
): Promise<string> {
  const customer = check(CUSTOMER, { email: fieldOf(form, 'email'), name: fieldOf(form, 'name') });
  const scope = context.get('sessionId');
  const action = {
    scope,
    key: keyOf(form.idempotencyKey),
    call: `POST ${PAGE_URLS.checkout}`,
    request: customer,
  };
  const answer = await runOnce(db, action, async (transaction) => {
    const orderId = await placeOrder(transaction, scope, customer, sellStock);
    return { status: 303, body: PAGE_URLS.confirmed.replace(':orderId', orderId) };
  });
  return answer.body;
}

/** Shows the form again with everything that was typed. A key that stands for another request is not used again. */
async function askAgain(
  context: StoreContext,
  parts: StoreParts,
  form: FormValues,
  { status, notice, message, details }: Refusal,
): Promise<Response> {
  const sentKey = keyOf(form.idempotencyKey);
  const idempotencyKey = sentKey === undefined || notice === 'otherPayload' ? randomUUID() : sentKey;
  const { email, name } = { email: fieldOf(form, 'email'), name: fieldOf(form, 'name') };
  const page = checkoutPage(await frameOf(context, parts), {
    email,
    name,
    idempotencyKey,
    message,
    errors: details.errors ?? {},
  });
  return context.html(page, status);
}
