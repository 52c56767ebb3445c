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
import { checkDelivery, choiceIn, type Quote, quoteDelivery } from '../shipping/index.ts';
import { type Totals, totalsOf } from '../totals/index.ts';
import { answerPostedOrder, confirmationOf, pageToShow } from './answer-posted-order.ts';
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
      deliveryIn: async (form) => {
        const cart = await load(context, parts, fieldOf(form, 'cartToken'), form);
        if (cart === undefined) throw refusal(404, 'unknownItem');
        return checkDelivery(form, cart.quote);
      },
      place: (transaction, sessionId, seen, buyer) =>
        placeSubscription(transaction, sessionId, seen, buyer, parts),
      update: (form) => showAgain(context, parts, form),
      askAgain: (form, refused) => showAgain(context, parts, form, refused),
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
  const cart = await load(context, parts, token, {});
  if (cart === undefined) throw refusal(404, 'unknownItem');
  if (cart.orderId !== null) return context.redirect(confirmationOf(cart.orderId), 303);
  const form = newOrderForm({ version: 0, totalCents: cart.totals.grandTotalCents, giftCardCents: 0 });
  const page = checkoutData(visitorOf(context, parts, token, cart), form);
  return answerStandalone(context, parts, 'checkout', page);
}

/** A subscription with shipping and tax, which are a part of each payment. */
interface QuotedSubscription extends SubscriptionCart {
  readonly quote: Quote;
  readonly totals: Totals;
}

async function load(
  context: StoreContext,
  { db }: SellingParts,
  token: string,
  form: FormValues,
): Promise<QuotedSubscription | undefined> {
  const cart = await loadSubscriptionCart(db, context.get('sessionId'), token);
  if (cart === undefined) return undefined;
  const quote = await quoteDelivery(db, [cart.entry], choiceIn(form));
  return { ...cart, quote, totals: totalsOf({ lines: pricedLines([cart.entry]), ...quote }) };
}

/** Shows the form again with its entries, even if the lines cannot be read. */
async function showAgain(
  context: StoreContext,
  parts: SellingParts,
  form: FormValues,
  refused?: Refusal,
): Promise<Response> {
  const status = refused?.status ?? 200;
  const token = fieldOf(form, 'cartToken');
  const reading = load(context, parts, token, form);
  const cart = await (status < 500 ? reading : reading.catch(() => null));
  if (cart === undefined) throw refused ?? refusal(404, 'unknownItem');
  const totalCents = cart?.totals.grandTotalCents ?? seenOf(form).totalCents;
  const seen = { version: 0, totalCents, giftCardCents: 0 };
  const page = checkoutData(visitorOf(context, parts, token, cart), sameOrderForm(form, refused, seen, true));
  return answerStandalone(context, parts, refused ? 'checkout' : pageToShow(form), page, status);
}

function visitorOf(
  context: StoreContext,
  { payments }: SellingParts,
  token: string,
  cart: QuotedSubscription | null,
): CheckoutVisitor {
  const crumb = context.get('crumb');
  if (!cart) return { crumb, payments, subscription: { token, ...NO_WORDS } };
  const { entry, plan, quote, totals } = cart;
  return {
    crumb,
    payments,
    cart: { entries: [entry], ...totals },
    quote,
    subscription: { token, ...planWords(plan, totals.grandTotalCents) },
  };
}

/** A subscription is a cart of its own, which has no versions. */
function seenOf(form: FormValues): SeenCart {
  return toSeenCart('0', fieldOf(form, 'totalCents'));
}
