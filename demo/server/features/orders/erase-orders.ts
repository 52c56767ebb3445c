import type { StoreTransaction } from '../../platform/database/tables.ts';
import { orderNumber } from '../../platform/shared/order-number.ts';
import { eraseDownloads } from '../downloads/index.ts';
import { shipProblem, stateOf } from './order-state.ts';
import { wordsOfOrder } from './words-of-order.ts';

/** The session of an order without its person; no visitor has it. */
const NOBODY = 'erased';

/**
 * Finds an order that is still open: it awaits its payment, or has to be shipped. Locks the orders.
 * @param transaction an open transaction
 * @param orderIds which orders
 * @returns the number of the oldest one; undefined for none
 * Source: docs/behaviour/owner-pages.md §21.4
 */
export async function findOpenOrder(
  transaction: StoreTransaction,
  orderIds: readonly string[],
): Promise<string | undefined> {
  const ids = orderIds.length > 0 ? orderIds : [''];
  const orders = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('position')
    .forUpdate()
    .execute();
  const lines = await transaction
    .selectFrom('order_lines')
    .select(['order_id', 'product_type', 'quantity', 'restocked'])
    .where('order_id', 'in', ids)
    .execute();
  const open = orders.find((row) => {
    const own = lines.filter(({ order_id: orderId }) => orderId === row.id);
    const state = stateOf(row, own);
    return (state.awaitsPayment && !state.isCancelled) || shipProblem(state) === undefined;
  });
  return open && orderNumber(open.position);
}

/**
 * Takes the person out of orders: dates, lines and amounts stay.
 * @param transaction an open transaction, which has locked the orders
 * @param orderIds which orders
 * @returns the causes of their mails
 * Source: docs/behaviour/owner-pages.md §21.4
 */
export async function eraseOrders(
  transaction: StoreTransaction,
  orderIds: readonly string[],
): Promise<readonly string[]> {
  const causes: string[] = [];
  for (const id of orderIds) {
    const lines = await transaction
      .selectFrom('order_lines')
      .select(['title', 'sku'])
      .where('order_id', '=', id)
      .orderBy('position')
      .execute();
    await transaction
      .updateTable('orders')
      .set({
        session_id: NOBODY,
        member_id: null,
        email: '',
        customer_name: '',
        words: wordsOfOrder({ email: '', customerName: '', lines }),
        owner_note: '',
        shipping_address: '',
        customer_note: '',
      })
      .where('id', '=', id)
      .execute();
    await transaction
      .updateTable('order_lines')
      .set({ additional_fields: '' })
      .where('order_id', '=', id)
      .execute();
    causes.push(
      `order:${id}`,
      await eraseDownloads(transaction, id),
      ...(await eraseEvents(transaction, id)),
      ...(await eraseRest(transaction, id)),
    );
  }
  return causes;
}

/** Texts of an event may be about the person: tracking, reasons. */
async function eraseEvents(transaction: StoreTransaction, orderId: string): Promise<readonly string[]> {
  const events = await transaction
    .selectFrom('order_events')
    .select(['position', 'details', 'cause'])
    .where('order_id', '=', orderId)
    .execute();
  for (const { position, details } of events) {
    const known = Object.entries(JSON.parse(details) as Readonly<Record<string, unknown>>);
    const kept = known.map(([name, value]) => [name, typeof value === 'string' ? '' : value]);
    await transaction
      .updateTable('order_events')
      .set({ details: JSON.stringify(Object.fromEntries(kept)) })
      .where('position', '=', position)
      .execute();
  }
  return events.map(({ cause }) => cause);
}

/** The answers of a subscription, and the mails of subscriptions and gift cards. */
async function eraseRest(transaction: StoreTransaction, orderId: string): Promise<readonly string[]> {
  const plans = await transaction
    .selectFrom('subscriptions')
    .select('token')
    .where('order_id', '=', orderId)
    .execute();
  for (const { token } of plans)
    await transaction
      .updateTable('subscription_carts')
      .set({ session_id: NOBODY, additional_fields: '' })
      .where('token', '=', token)
      .execute();
  const cards = await transaction
    .selectFrom('gift_cards')
    .select('code')
    .where('order_id', '=', orderId)
    .execute();
  return [
    ...plans.map(({ token }) => `subscription:${token}`),
    ...cards.map(({ code }) => `gift-card:${code}`),
  ];
}
