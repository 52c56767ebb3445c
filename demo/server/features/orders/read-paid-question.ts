import { formatMoney, money } from '../../../../core/money/index.ts';
import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { type OwnerQuestionData, PLAIN_QUESTION } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import { findUnpaidOrder } from './confirm-payment.ts';
import { isOnline } from './payment-choice.ts';
import { PAYMENT_TEXTS } from './texts.ts';

/**
 * Reads the confirmation page for marking an order as paid.
 * @param context the request: `id` in its path, and the query of the list to return to, or `from=order`
 * @param parts what the routes are built from
 * @throws Refusal 404 if no such order has a pending payment
 * Source: docs/behaviour/owner-pages.md §8.4
 */
export async function readPaidQuestion(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerQuestionData> {
  const id = context.req.param('id') ?? '';
  const order = await findUnpaidOrder(db, id);
  if (order === undefined) throw refusal(404, 'unknownPage');
  const { pathname, search } = new URL(context.req.url);
  return {
    ...PLAIN_QUESTION,
    about: `${order.customerName} · ${order.email} · ${formatMoney(money(order.dueCents, CURRENCY))}`,
    consequence: isOnline(order.paymentMethod) ? PAYMENT_TEXTS.paidOtherwiseForGood : OWNER_TEXTS.paidForGood,
    action: `${pathname}${search}`,
    confirmText: OWNER_TEXTS.markAsPaid,
    cancelUrl:
      context.req.query('from') === 'order'
        ? OWNER_URLS.order.replace(':id', id)
        : `${OWNER_URLS.orders}${search}`,
    cancelText: DIALOG_WORDS.cancel,
  };
}
