import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';

import { keyOf, runOnce } from '../domains/idempotency/index.ts';
import { CUSTOMER, toSeenCart } from '../domains/orders/index.ts';
import { loadSubscriptionCart, placeSubscription } from '../domains/subscriptions/index.ts';
import { check } from '../http/read-json.ts';
import type { StoreContext, StoreEnv } from '../http/store-env.ts';
import { PAGE_URLS } from '../http/urls.ts';
import { checkoutData } from '../rendering/checkout-data.ts';
import { planWords } from '../rendering/plan-words.ts';
import type { Refusal } from '../shared/refusal.ts';
import { refusal } from '../shared/refusal.ts';
import { answerStandalone } from './answer-page.ts';
import { answerPostedOrder } from './answer-posted-order.ts';
import { fieldOf, type FormValues } from './read-form.ts';
import type { StoreParts } from './store-parts.ts';

/**
 * Places the subscriptions that `showSubscription` has shown.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §5.7
 */
export function subscriptionCheckout(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.post(PAGE_URLS.subscribe, (context) =>
    answerPostedOrder(context, parts, {
      place: (form) => subscribe(context, parts, form),
      askAgain: (form, refused) =>
        showSubscription(context, parts, fieldOf(form, 'cartToken'), { form, refused }),
    }),
  );
  return routes;
}

/**
 * Answers with the checkout of a subscription.
 * @param context the request
 * @param parts what the routes are built from
 * @param token the token of its cart
 * @param again what was posted and refused, if anything
 * @throws Refusal 404 where the visitor has no such cart
 */
export async function showSubscription(
  context: StoreContext,
  parts: StoreParts,
  token: string,
  again?: { readonly form: FormValues; readonly refused: Refusal },
): Promise<Response> {
  const cart = await loadSubscriptionCart(parts.db, context.get('sessionId'), token);
  const { form = {}, refused } = again ?? {};
  if (cart === undefined) throw refused ?? refusal(404, 'unknownItem');
  const { entry, plan } = cart;
  const totals = { subtotalCents: entry.subTotal, grandTotalCents: entry.subTotal };
  const visitor = {
    crumb: context.get('crumb'),
    cart: { entries: [entry], ...totals },
    subscription: { token, ...planWords(plan, entry.subTotal) },
  };
  const page = checkoutData(visitor, {
    email: fieldOf(form, 'email'),
    name: fieldOf(form, 'name'),
    idempotencyKey: keyOf(form.idempotencyKey) ?? randomUUID(),
    seen: { version: 0, totalCents: entry.subTotal },
    message: refused?.message,
    errors: refused?.details.errors ?? {},
  });
  return answerStandalone(context, parts, 'checkout', page, refused?.status);
}

async function subscribe(
  context: StoreContext,
  { db, sellStock }: StoreParts,
  form: FormValues,
): Promise<string> {
  const customer = check(CUSTOMER, { email: fieldOf(form, 'email'), name: fieldOf(form, 'name') });
  const scope = context.get('sessionId');
  const { totalCents } = toSeenCart('0', fieldOf(form, 'totalCents'));
  const seen = { token: fieldOf(form, 'cartToken'), totalCents };
  const action = {
    scope,
    key: keyOf(form['idempotencyKey']),
    call: `POST ${PAGE_URLS.subscribe}`,
    request: seen,
  };
  const answer = await runOnce(db, action, async (transaction) => {
    const orderId = await placeSubscription(transaction, scope, seen, customer, sellStock);
    return { status: 303, body: PAGE_URLS.confirmed.replace(':orderId', orderId) };
  });
  return answer.body;
}
