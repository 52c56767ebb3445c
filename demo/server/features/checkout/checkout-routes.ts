import { Hono } from 'hono';

import { isBlank } from '../../../../core/text/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { countRequest } from '../../platform/limits/limit-rate.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerStandalone } from '../../platform/pages/answer-page.ts';
import { hintAtCart } from '../../platform/sessions/cookies.ts';
import type { Refusal } from '../../platform/shared/refusal.ts';
import {
  applyCode,
  type Cart,
  CODE,
  loadCodes,
  noticeOf,
  pricedLines,
  removeCode,
  visitorCart,
} from '../cart/index.ts';
import {
  isSameCart,
  placeOrder,
  quotedTotals,
  type SeenCart,
  toSeenCart,
  type SellingParts,
} from '../orders/index.ts';
import { checkDelivery, choiceIn, type Quote, quoteDelivery, withFreeShipping } from '../shipping/index.ts';
import { answerPostedOrder, pageToShow } from './answer-posted-order.ts';
import { checkoutData, type CheckoutVisitor } from './checkout-data.ts';
import { newOrderForm, sameOrderForm } from './order-form.ts';
import { showSubscription } from './subscription-checkout.ts';

/**
 * The checkout: its page, and the order that its form places.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §5
 */
export function checkoutRoutes(parts: SellingParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.checkout, async (context) => {
    const token = context.req.query('cartToken');
    if (token !== undefined) return showSubscription(context, parts, token);
    const message = await noticeOf(context, parts);
    const visitor = await visitorOf(context, parts, {});
    const form = newOrderForm(seenIn(visitor.cart), message, visitor.cart.note);
    return answerStandalone(context, parts, 'checkout', checkoutData(visitor, form));
  });
  routes.post(PAGE_URLS.checkout, (context) =>
    answerPostedOrder(context, parts, {
      path: PAGE_URLS.checkout,
      seenIn: seenOf,
      deliveryIn: async (form) => {
        const { cart, quote } = await visitorOf(context, parts, form);
        return checkDelivery({ note: cart.note, ...form }, quote);
      },
      place: (transaction, sessionId, seen, buyer) => placeOrder(transaction, sessionId, seen, buyer, parts),
      changeCode: (form) => changeCode(context, parts, form),
      update: (form) => showAgain(context, parts, form),
      askAgain: (form, refused) => showAgain(context, parts, form, refused),
    }),
  );
  return routes;
}

/** The field and the buttons of codes belong to the order's form, so that they keep what else was typed. */
async function changeCode(
  context: StoreContext,
  { db, limiter }: SellingParts,
  form: FormValues,
): Promise<FormValues | undefined> {
  const [typed, removed] = [fieldOf(form, 'code'), fieldOf(form, 'removedCode')];
  if (isBlank(typed) && removed === '') return undefined;
  if (removed === '') await countRequest(context, limiter, 'code');
  const change = removed === '' ? applyCode : removeCode;
  const { code } = check(CODE, { code: removed === '' ? typed : removed });
  await inTransaction(db, (transaction) => change(transaction, context.get('sessionId'), code));
  hintAtCart(context);
  return removed === '' ? { ...form, code: '' } : form;
}

function seenIn({ version, grandTotalCents, giftCardCents }: Cart): SeenCart {
  return { version, totalCents: grandTotalCents, giftCardCents };
}

function seenOf(form: FormValues): SeenCart {
  return toSeenCart(fieldOf(form, 'cartVersion'), fieldOf(form, 'totalCents'), form.giftCardCents);
}

async function showAgain(
  context: StoreContext,
  parts: SellingParts,
  form: FormValues,
  refused?: Refusal,
): Promise<Response> {
  const posted = seenOf(form);
  const visitor = await visitorToAskAgain(context, parts, form, refused?.status ?? 200);
  const seen = visitor.cart === undefined ? posted : seenIn(visitor.cart);
  const page = checkoutData(visitor, sameOrderForm(form, refused, seen, isSameCart(seen, posted)));
  return answerStandalone(context, parts, refused ? 'checkout' : pageToShow(form), page, refused?.status);
}

/**
 * After an error it is unknown whether the order was placed, and a visitor without a session has no cart: the form is then
 * shown as posted, and repeats the same request.
 */
async function visitorToAskAgain(
  context: StoreContext,
  parts: SellingParts,
  form: FormValues,
  status: number,
): Promise<CheckoutVisitor & { readonly cart?: Cart }> {
  const isKnown = context.get('sessionId') !== '';
  if (isKnown && status < 500 && status !== 429) {
    const visitor = await visitorOf(context, parts, form).catch(() => undefined);
    if (visitor !== undefined) return visitor;
  }
  return { crumb: context.get('crumb'), payments: parts.payments };
}

/** A code may be limited per customer. */
async function visitorOf(
  context: StoreContext,
  { db, payments }: SellingParts,
  form: FormValues,
): Promise<CheckoutVisitor & { readonly cart: Cart; readonly quote: Quote }> {
  const email = form.email ?? context.get('member')?.email;
  const cart = await visitorCart(db, context, email);
  const lines = pricedLines(cart.entries);
  const codes = await loadCodes(db, context.get('sessionId'), { lines, email });
  const found = await quoteDelivery(db, cart.entries, choiceIn(form));
  const quote = codes.hasFreeShipping ? withFreeShipping(found) : found;
  const totals = quotedTotals(lines, codes, quote);
  return { crumb: context.get('crumb'), cart: { ...cart, ...totals }, quote, payments };
}
