import type { StoreTransaction } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { pricedLines } from '../cart/index.ts';
import {
  type Buyer,
  choosePayment,
  deliverOrder,
  deliveryOfRow,
  insertOrder,
  rowOfDelivery,
  type Selling,
} from '../orders/index.ts';
import { agreedMethod, quoteDelivery } from '../shipping/index.ts';
import { totalsOf } from '../totals/index.ts';
import { loadSubscriptionCart } from './load-subscription-cart.ts';
import { queueSubscriptionMail } from './subscription-mail.ts';

/**
 * Confirms a subscription: its first delivery is an order, and a mail describes its plan. A confirmed one is not confirmed
 * again.
 * @param transaction an open transaction
 * @param sessionId whose cart
 * @param seen the cart and the payment that the visitor saw
 * @param buyer who orders, and where it goes
 * @param selling takes the first delivery from stock, or refuses, and how its payment is made
 * @returns the order's id
 * @throws Refusal 404 for an unknown token, 409 when the price has changed, 409 SOLD_OUT
 * Source: docs/behaviour/reference-store.md §5.7
 */
export async function placeSubscription(
  transaction: StoreTransaction,
  sessionId: string,
  seen: { readonly token: string; readonly totalCents: number },
  { customer, delivery }: Buyer,
  { sellStock: sell, payments }: Selling,
): Promise<string> {
  const { token } = seen;
  await lockSubscriptionCart(transaction, token);
  const cart = await loadSubscriptionCart(transaction, sessionId, token);
  if (cart === undefined) throw refusal(404, 'unknownItem');
  const { entry, plan, orderId: placedId } = cart;
  if (placedId !== null) return placedId;
  const quote = await quoteDelivery(transaction, [entry], delivery);
  const method = agreedMethod(delivery, quote);
  const totals = totalsOf({ lines: pricedLines([entry]), ...quote });
  if (totals.grandTotalCents !== seen.totalCents) throw refusal(409, 'totalChanged');
  await sell(transaction, new Map([[entry.chosenVariant.sku, entry.quantity]]));
  const deliveryRow = rowOfDelivery(delivery, method?.name ?? '');
  const payment = choosePayment('now', totals.grandTotalCents, payments);
  const order = { sessionId, cartId: token, customer, deliveryRow, lines: [entry], totals, payment };
  const { id: orderId, number: orderNumber } = await insertOrder(transaction, order);
  await transaction
    .insertInto('subscriptions')
    .values({ order_id: orderId, token, plan: JSON.stringify(plan) })
    .execute();
  // Paid online, it is confirmed by the mail of its payment.
  if (!payment.awaitsPayment)
    await queueSubscriptionMail(transaction, {
      token,
      entry,
      plan,
      customer,
      totals,
      number: orderNumber,
      delivery: deliveryOfRow(deliveryRow),
    });
  await deliverOrder(transaction, orderId);
  return orderId;
}

/** A separate statement before the cart is read: a transaction that had to wait then sees the order of the other one. */
async function lockSubscriptionCart(transaction: StoreTransaction, token: string): Promise<void> {
  await transaction
    .selectFrom('subscription_carts')
    .select('token')
    .where('token', '=', token)
    .forUpdate()
    .execute();
}
