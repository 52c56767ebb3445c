import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';

import type { Cart } from '../domains/cart/index.ts';
import { keyOf, runOnce } from '../domains/idempotency/index.ts';
import { CUSTOMER, placeOrder, type SeenCart, toSeenCart } from '../domains/orders/index.ts';
import { check } from '../http/read-json.ts';
import type { StoreContext, StoreEnv } from '../http/store-env.ts';
import { PAGE_URLS } from '../http/urls.ts';
import { checkoutData, type CheckoutVisitor } from '../rendering/checkout-data.ts';
import type { Refusal } from '../shared/refusal.ts';
import { answerStandalone } from './answer-page.ts';
import { answerPostedOrder } from './answer-posted-order.ts';
import { frameOf } from './frame-of.ts';
import { noticeOf } from './notice-of.ts';
import { fieldOf, type FormValues } from './read-form.ts';
import type { StoreParts } from './store-parts.ts';
import { showSubscription } from './subscription-checkout.ts';

/**
 * The checkout: its page, and the order that its form places.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §5
 */
export function checkoutRoutes(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.checkout, async (context) => {
    const token = context.req.query('cartToken');
    if (token !== undefined) return showSubscription(context, parts, token);
    const message = await noticeOf(context, parts);
    const frame = await frameOf(context, parts);
    const seen = { version: frame.cart.version, totalCents: frame.cart.grandTotalCents };
    const form = { email: '', name: '', idempotencyKey: randomUUID(), seen, message, errors: {} };
    return answerStandalone(context, parts, 'checkout', checkoutData(frame, form));
  });
  routes.post(PAGE_URLS.checkout, (context) =>
    answerPostedOrder(context, parts, {
      place: (form) => order(context, parts, form),
      askAgain: (form, refused) => askAgain(context, parts, form, refused),
    }),
  );
  return routes;
}

async function order(
  context: StoreContext,
  { db, sellStock }: StoreParts,
  form: FormValues,
): Promise<string> {
  const customer = check(CUSTOMER, { email: fieldOf(form, 'email'), name: fieldOf(form, 'name') });
  const scope = context.get('sessionId');
  const seen = seenOf(form);
  // The key stands for ordering the cart that was seen. A visitor who corrects the email after a lost answer is led to
  // that order instead of placing another.
  const key = keyOf(form.idempotencyKey);
  const action = { scope, key, call: `POST ${PAGE_URLS.checkout}`, request: seen };
  const answer = await runOnce(db, action, async (transaction) => {
    const orderId = await placeOrder(transaction, scope, seen, customer, sellStock);
    return { status: 303, body: PAGE_URLS.confirmed.replace(':orderId', orderId) };
  });
  return answer.body;
}

function seenOf(form: FormValues): SeenCart {
  return toSeenCart(fieldOf(form, 'cartVersion'), fieldOf(form, 'totalCents'));
}

/**
 * Shows the form again with everything that was typed. The key stays as long as the form shows the same cart; another
 * cart is another order.
 */
async function askAgain(
  context: StoreContext,
  parts: StoreParts,
  form: FormValues,
  refused: Refusal,
): Promise<Response> {
  const { status, notice, message, details } = refused;
  const posted = seenOf(form);
  const frame = await frameToAskAgain(context, parts, refused);
  const { cart } = frame;
  const seen = cart === undefined ? posted : { version: cart.version, totalCents: cart.grandTotalCents };
  const isSameCart = seen.version === posted.version && seen.totalCents === posted.totalCents;
  const sentKey = isSameCart && notice !== 'otherPayload' ? keyOf(form.idempotencyKey) : undefined;
  const page = checkoutData(frame, {
    email: fieldOf(form, 'email'),
    name: fieldOf(form, 'name'),
    idempotencyKey: sentKey ?? randomUUID(),
    seen,
    message,
    errors: details.errors ?? {},
  });
  return answerStandalone(context, parts, 'checkout', page, status);
}

/**
 * After an error nobody knows whether the order was placed, and a visitor without a session has no cart: the form is then
 * shown as it was posted, and repeats the same request.
 */
async function frameToAskAgain(
  context: StoreContext,
  parts: StoreParts,
  { status }: Refusal,
): Promise<CheckoutVisitor & { readonly cart?: Cart }> {
  const isKnown = context.get('sessionId') !== '';
  if (isKnown && status < 500 && status !== 429) {
    const frame = await frameOf(context, parts).catch(() => undefined);
    if (frame !== undefined) return frame;
  }
  return { crumb: context.get('crumb') };
}
