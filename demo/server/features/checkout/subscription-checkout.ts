import { Hono } from 'hono';

import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerStandalone } from '../../platform/pages/answer-page.ts';
import { type Refusal, refusal } from '../../platform/shared/refusal.ts';
import { pricedLines } from '../cart/index.ts';
import { type PlanWords, planWords } from '../catalogue/index.ts';
import { type SeenCart, toSeenCart, type SellingParts } from '../orders/index.ts';
import { loadSubscriptionCart, type SubscriptionCart, placeSubscription } from '../subscriptions/index.ts';
import { totalsOf } from '../totals/index.ts';
import { answerPostedOrder, confirmationOf } from './answer-posted-order.ts';
import { checkoutData, type CheckoutVisitor } from './checkout-data.ts';
import { newOrderForm, sameOrderForm } from './order-form.ts';

/** Replaces a plan that could not be read. */
const NO_WORDS: PlanWords = { period: '', payments: '', total: '' };

/**
 * Places the subscriptions that `showSubscription` has shown.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §5.7
 */
export function subscriptionCheckout(parts: SellingParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.post(PAGE_URLS.subscribe, (context) =>
    answerPostedOrder(context, parts, {
      path: PAGE_URLS.subscribe,
      seenIn: (form) => ({ token: fieldOf(form, 'cartToken'), totalCents: seenOf(form).totalCents }),
      place: (transaction, sessionId, seen, customer) =>
        placeSubscription(transaction, sessionId, seen, customer, parts.sellStock),
      askAgain: (form, refused) => askAgain(context, parts, form, refused),
    }),
  );
  return routes;
}

/**
 * Answers with the checkout of a subscription, or redirects to its confirmation.
 * @param context the request
 * @param parts what the routes are built from
 * @param token the token of its cart
 * @throws Refusal 404 if the visitor has no such cart
 */
export async function showSubscription(
  context: StoreContext,
  parts: SellingParts,
  token: string,
): Promise<Response> {
  const cart = await loadSubscriptionCart(parts.db, context.get('sessionId'), token);
  if (cart === undefined) throw refusal(404, 'unknownItem');
  if (cart.orderId !== null) return context.redirect(confirmationOf(cart.orderId), 303);
  const form = newOrderForm({ version: 0, totalCents: cart.entry.subTotal });
  const page = checkoutData(visitorOf(context, token, cart), form);
  return answerStandalone(context, parts, 'checkout', page);
}

/** Shows the form again with its entries, even if the lines cannot be read. */
async function askAgain(
  context: StoreContext,
  parts: SellingParts,
  form: FormValues,
  refused: Refusal,
): Promise<Response> {
  const { status } = refused;
  const token = fieldOf(form, 'cartToken');
  const reading = loadSubscriptionCart(parts.db, context.get('sessionId'), token);
  const cart = await (status < 500 ? reading : reading.catch(() => null));
  if (cart === undefined) throw refused;
  const seen = { version: 0, totalCents: cart?.entry.subTotal ?? seenOf(form).totalCents };
  const page = checkoutData(visitorOf(context, token, cart), sameOrderForm(form, refused, seen, true));
  return answerStandalone(context, parts, 'checkout', page, status);
}

function visitorOf(context: StoreContext, token: string, cart: SubscriptionCart | null): CheckoutVisitor {
  const crumb = context.get('crumb');
  if (!cart) return { crumb, subscription: { token, ...NO_WORDS } };
  const { entry, plan } = cart;
  const totals = totalsOf({ lines: pricedLines([entry]) });
  return {
    crumb,
    cart: { entries: [entry], ...totals },
    subscription: { token, ...planWords(plan, entry.subTotal) },
  };
}

/** A subscription is a cart of its own, which has no versions. */
function seenOf(form: FormValues): SeenCart {
  return toSeenCart('0', fieldOf(form, 'totalCents'));
}
