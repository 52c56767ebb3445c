import { Hono } from 'hono';

import { inTransaction } from '../../platform/database/transaction.ts';
import { answerJson } from '../../platform/http/answer-json.ts';
import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS, PAYMENT_WEBHOOK } from '../../platform/http/urls.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { lockOrder } from '../orders/index.ts';
import {
  findPayments,
  payAgain,
  type Payment,
  type PaymentParts,
  type PaymentProvider,
} from '../payments/index.ts';
import { applyReport } from './apply-report.ts';
import { askForVisitor, canChange } from './ask-provider.ts';
import { beginPayment } from './begin-payment.ts';

/**
 * The webhook of the payment provider, the page that it returns visitors to, and the form that leads to it.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §31.3, §31.4
 */
export function paymentRoutes(parts: PaymentParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.post(PAYMENT_WEBHOOK, (context) => answerWebhook(context, parts));
  routes.get(PAGE_URLS.payment, (context) => answerReturn(context, parts));
  routes.post(PAGE_URLS.pay, (context) => pay(context, parts));
  return routes;
}

async function answerWebhook(context: StoreContext, { db, payments, log }: PaymentParts): Promise<Response> {
  const provider = payments?.provider;
  if (provider === undefined || context.req.param('provider') !== provider.name)
    throw refusal(404, 'unknownPage');
  const body = await context.req.text();
  const report = provider.readWebhook({ headers: context.req.raw.headers, body });
  if (report === undefined) throw refusal(401, 'badSignature');
  const outcome = await applyReport(db, provider.name, report);
  if (outcome === 'unknown') throw refusal(404, 'unknownPage');
  if (outcome === 'differs') {
    log(`payment: the provider reports another amount than that of payment ${report.paymentId}`);
    throw refusal(422, 'unfittingValue');
  }
  return answerJson(context, { received: true });
}

/** Only a signature of the provider has an effect, and only the order's visitor sees the order. */
async function answerReturn(context: StoreContext, parts: PaymentParts): Promise<Response> {
  const { db, payments, log } = parts;
  const provider = payments?.provider;
  const id = context.req.param('paymentId') ?? '';
  if (provider !== undefined) await applyReturn(context, parts, provider, id);
  const payment = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  const page = payment && (await pageOf(context, parts, payment.order_id));
  if (payment === undefined || page === undefined) throw refusal(404, 'unknownPage');
  if (provider !== undefined && canChange(payment)) await askForVisitor({ db, provider, log }, payment);
  return context.redirect(page, 303);
}

async function applyReturn(
  context: StoreContext,
  { db }: PaymentParts,
  provider: PaymentProvider,
  paymentId: string,
): Promise<void> {
  const report = provider.readReturn(new URL(context.req.url));
  if (report?.paymentId === paymentId) await applyReport(db, provider.name, report);
}

async function pay(context: StoreContext, parts: PaymentParts): Promise<Response> {
  const form = await readForm(context);
  checkCrumb(context, parts.secret, fieldOf(form, 'crumb'));
  const orderId = context.req.param('orderId') ?? '';
  const page = await pageOf(context, parts, orderId);
  if (page === undefined) throw refusal(404, 'unknownPage');
  await settleBefore(parts, (await findPayments(parts.db, orderId)).at(-1));
  const url = await beginPayment(context, parts, orderId);
  return context.redirect(url ?? `${page}?payment=unreached`, 303);
}

/** One that was paid meanwhile must not be paid again, and one that was refused needs another attempt. */
async function settleBefore(
  { db, payments, log }: PaymentParts,
  payment: Payment | undefined,
): Promise<void> {
  const provider = payments?.provider;
  if (provider === undefined || payment === undefined) return;
  if (payment.state === 'pending') await askForVisitor({ db, provider, log }, payment);
  const orderId = payment.order_id;
  await inTransaction(db, async (transaction) => {
    const { state } = await lockOrder(transaction, orderId);
    if (state.awaitsPayment && !state.isCancelled) await payAgain(transaction, orderId, provider.name);
  });
}

/** The page of an order for its visitor: its confirmation, or for a member who has logged in elsewhere their own page. */
async function pageOf(
  context: StoreContext,
  { db }: PaymentParts,
  orderId: string,
): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select(['session_id', 'member_id'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const member = context.get('member');
  if (order?.session_id === context.get('sessionId')) return PAGE_URLS.confirmed.replace(':orderId', orderId);
  const isMembers = member !== undefined && order?.member_id === member.id;
  return isMembers ? PAGE_URLS.memberOrder.replace(':orderId', orderId) : undefined;
}
