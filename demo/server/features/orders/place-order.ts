import { randomUUID } from 'node:crypto';

import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { memberOfSession } from '../../platform/sessions/member-session.ts';
import { MAX_GIFT_CARDS } from '../../platform/shared/limits.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { orderNumber } from '../../platform/shared/order-number.ts';
import { Refusal, refusal } from '../../platform/shared/refusal.ts';
import {
  type CartCodes,
  type CartEntry,
  loadCodes,
  loadLines,
  lockExistingCart,
  pricedLines,
} from '../cart/index.ts';
import { useCode } from '../discounts/index.ts';
import { keepDownloads } from '../downloads/index.ts';
import { payByGiftCards } from '../gift-cards/index.ts';
import { openPayment } from '../payments/index.ts';
import { agreedMethod, type Delivery, quoteDelivery } from '../shipping/index.ts';
import type { Totals } from '../totals/index.ts';
import type { Customer } from './customer.ts';
import { deliverOrder } from './deliver-order.ts';
import { rowOfDelivery } from './order-delivery.ts';
import { queueOrderMail } from './order-mail.ts';
import { quotedTotals, rowOfTotals } from './order-totals.ts';
import { choosePayment, type PaymentChoice, TRANSFER } from './payment-choice.ts';
import { isSameCart, type SeenCart } from './seen-cart.ts';
import type { SellingParts } from './sell-stock.ts';
import { wordsOfOrder } from './words-of-order.ts';

/** What orders are placed with. */
export type Selling = Pick<SellingParts, 'sellStock' | 'payments'>;

const PAID_LATER: readonly number[] = [PRODUCT_TYPES.physical, PRODUCT_TYPES.service];

/** Who orders, and where it goes. */
export interface Buyer {
  readonly customer: Customer;
  readonly delivery: Delivery;
}

/**
 * Orders a session's whole cart: sells the stock, uses its codes, writes the order and its confirmation, delivers it
 * unless it awaits a payment, and leaves an empty cart behind.
 * @param transaction an open transaction, so that all of it is written or nothing
 * @param sessionId whose cart
 * @param seen the cart that the visitor saw when ordering
 * @param buyer who orders, and where it goes
 * @param selling takes the quantities from stock, or refuses, and how the store is paid
 * @returns the order's id
 * @throws Refusal 422 for an empty cart, too many gift cards, or a cart that cannot be paid later, 409 when it differs from the one that was seen, 409 SOLD_OUT
 * Source: docs/behaviour/reference-store.md §5
 */
export async function placeOrder(
  transaction: StoreTransaction,
  sessionId: string,
  seen: SeenCart,
  { customer, delivery }: Buyer,
  { sellStock: sell, payments }: Selling,
): Promise<string> {
  const cart = await lockExistingCart(transaction, sessionId);
  const lines = (await loadLines(transaction, sessionId)).map(({ entry }) => entry);
  if (cart === undefined || lines.length === 0) throw refusal(422, 'emptyCart');
  if (cart.version !== seen.version) throw refusal(409, 'cartChanged');
  const quote = await quoteDelivery(transaction, lines, delivery);
  const method = agreedMethod(delivery, quote);
  const priced = pricedLines(lines);
  const codes = await loadCodes(transaction, sessionId, { lines: priced, email: customer.email });
  const totals = quotedTotals(priced, codes, quote);
  const { grandTotalCents: totalCents, giftCardCents } = totals;
  if (!isSameCart(seen, { version: cart.version, totalCents, giftCardCents })) throw changeOf(codes);
  const payment = choosePayment(customer.payment, totalCents - giftCardCents, payments);
  if (payment.method === TRANSFER && !canBePaidLater(lines)) throw refusal(422, 'payNow');
  checkGiftCards(lines);
  await sell(transaction, quantitiesOf(lines));
  const deliveryRow = rowOfDelivery(delivery, method?.name ?? '');
  const order = { sessionId, cartId: cart.id, customer, deliveryRow, lines, totals, payment };
  const { id: orderId } = await insertOrder(transaction, order);
  await useCodes(transaction, { orderId, email: customer.email }, codes, giftCardCents);
  await emptyCart(transaction, sessionId);
  // One that is paid online is confirmed with its payment.
  if (payment.payments === undefined) await queueOrderMail(transaction, orderId);
  await deliverOrder(transaction, orderId);
  return orderId;
}

/** Says which code is the reason if one does not apply. */
function changeOf({ shown }: CartCodes): Refusal {
  const refused = shown.find(({ problem }) => problem !== undefined);
  if (refused?.problem === undefined) return refusal(409, 'totalChanged');
  return new Refusal(409, refused.problem, refused.message ?? '');
}

/** After the stock: all orders take their locks in the same sequence, so that they cannot deadlock. */
async function useCodes(
  transaction: StoreTransaction,
  order: { readonly orderId: string; readonly email: string },
  { discount, giftCards }: CartCodes,
  giftCardCents: number,
): Promise<void> {
  if (discount !== undefined) await useCode(transaction, order, discount);
  await payByGiftCards(transaction, order.orderId, giftCards, giftCardCents);
}

/**
 * Checks whether an order may be paid later: one with files or gift cards, which are delivered immediately, cannot.
 * @param lines the lines of the order
 * Source: docs/behaviour/reference-store.md §5.10
 */
export function canBePaidLater(lines: readonly CartEntry[]): boolean {
  return lines.every(({ productType }) => PAID_LATER.includes(productType));
}

/** Before the order: when it is delivered, they can no longer be refused. */
function checkGiftCards(lines: readonly CartEntry[]): void {
  const count = lines
    .filter(({ productType }) => productType === PRODUCT_TYPES['gift-card'])
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (count > MAX_GIFT_CARDS) throw refusal(422, 'tooManyGiftCards');
}

function quantitiesOf(lines: readonly CartEntry[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { chosenVariant, quantity } of lines) {
    quantities.set(chosenVariant.sku, (quantities.get(chosenVariant.sku) ?? 0) + quantity);
  }
  return quantities;
}

/** The data of a new order. */
interface NewOrder {
  readonly sessionId: string;
  /** The cart that was ordered; one cart is ordered once. */
  readonly cartId: string;
  readonly customer: Customer;
  /** Where it goes. */
  readonly deliveryRow: ReturnType<typeof rowOfDelivery>;
  readonly lines: readonly CartEntry[];
  readonly totals: Totals;
  readonly payment: PaymentChoice;
}

/**
 * Writes an order, and its payment if it is paid online.
 * @param transaction an open transaction
 * @param order cart and customer
 * @returns its id and its number
 */
export async function insertOrder(
  transaction: StoreTransaction,
  { sessionId, cartId, customer, deliveryRow, lines, totals, payment }: NewOrder,
): Promise<{ readonly id: string; readonly number: string }> {
  const id = randomUUID();
  const { position } = await transaction
    .insertInto('orders')
    .values({
      id,
      session_id: sessionId,
      member_id: memberOfSession(sessionId),
      cart_id: cartId,
      email: customer.email,
      customer_name: customer.name,
      ...rowOfTotals(totals),
      ...deliveryRow,
      currency: CURRENCY,
      awaits_payment: payment.awaitsPayment,
      payment_method: payment.method,
      words: wordsOfOrder({
        email: customer.email,
        customerName: customer.name,
        lines: lines.map(({ title, chosenVariant: { sku } }) => ({ title, sku })),
      }),
    })
    .returning('position')
    .executeTakeFirstOrThrow();
  await insertLines(transaction, id, lines);
  if (payment.awaitsPayment) await keepDownloads(transaction, id);
  if (payment.payments !== undefined)
    await openPayment(transaction, payment.payments, {
      id,
      dueCents: totals.grandTotalCents - totals.giftCardCents,
      currency: CURRENCY,
    });
  return { id, number: orderNumber(position) };
}

async function insertLines(
  transaction: StoreTransaction,
  orderId: string,
  lines: readonly CartEntry[],
): Promise<void> {
  const rows = lines.map((line, position) => ({
    order_id: orderId,
    position,
    item_id: line.itemId,
    sku: line.chosenVariant.sku,
    title: line.title,
    attributes: JSON.stringify(line.chosenVariant.attributes),
    quantity: line.quantity,
    unit_price_cents: line.purchasePriceCents,
    additional_fields: line.additionalFields,
    product_type: line.productType,
  }));
  await transaction.insertInto('order_lines').values(rows).execute();
}

/** The version keeps rising, so that pages that still show the ordered cart notice the order. */
async function emptyCart(transaction: StoreTransaction, sessionId: string): Promise<void> {
  await transaction.deleteFrom('cart_entries').where('session_id', '=', sessionId).execute();
  await transaction.deleteFrom('cart_codes').where('session_id', '=', sessionId).execute();
  await transaction
    .updateTable('carts')
    .set((expression) => ({
      id: randomUUID(),
      version: expression('version', '+', 1),
      note: '',
      created_at: new Date(),
    }))
    .where('session_id', '=', sessionId)
    .execute();
}
