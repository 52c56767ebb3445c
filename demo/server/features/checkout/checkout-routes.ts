import { Hono } from 'hono';

import type { Cart } from '../cart/index.ts';
import { placeOrder, type SeenCart, toSeenCart } from '../orders/index.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { checkoutData, type CheckoutVisitor } from './checkout-data.ts';
import type { Refusal } from '../../platform/shared/refusal.ts';
import { answerStandalone } from '../../platform/pages/answer-page.ts';
import { answerPostedOrder } from './answer-posted-order.ts';
import { frameOf } from '../../frame.ts';
import { noticeOf } from '../cart/notice-of.ts';
import { newOrderForm, sameOrderForm } from './order-form.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
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
    const form = newOrderForm(seenIn(frame.cart), message);
    return answerStandalone(context, parts, 'checkout', checkoutData(frame, form));
  });
  routes.post(PAGE_URLS.checkout, (context) =>
    answerPostedOrder(context, parts, {
      path: PAGE_URLS.checkout,
      seenIn: seenOf,
      place: (transaction, sessionId, seen, customer) =>
        placeOrder(transaction, sessionId, seen, customer, parts.sellStock),
      askAgain: (form, refused) => askAgain(context, parts, form, refused),
    }),
  );
  return routes;
}

function seenIn({ version, grandTotalCents }: Cart): SeenCart {
  return { version, totalCents: grandTotalCents };
}

function seenOf(form: FormValues): SeenCart {
  return toSeenCart(fieldOf(form, 'cartVersion'), fieldOf(form, 'totalCents'));
}

async function askAgain(
  context: StoreContext,
  parts: StoreParts,
  form: FormValues,
  refused: Refusal,
): Promise<Response> {
  const posted = seenOf(form);
  const frame = await frameToAskAgain(context, parts, refused);
  const seen = frame.cart === undefined ? posted : seenIn(frame.cart);
  const isSameCart = seen.version === posted.version && seen.totalCents === posted.totalCents;
  const page = checkoutData(frame, sameOrderForm(form, refused, seen, isSameCart));
  return answerStandalone(context, parts, 'checkout', page, refused.status);
}

/**
 * After an error it is unknown whether the order was placed, and a visitor without a session has no cart: the form is then
 * shown as posted, and repeats the same request.
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
