import type { Database } from '../../demo/server/platform/database/tables.ts';
import { openPrepared, type Place } from './prepared-database.ts';

/** An order of another visitor, which has bought all cards of a test. */
const BOUGHT = {
  id: 'bought-cards',
  session_id: 'buyer',
  cart_id: 'bought-cards',
  email: 'buyer@example.com',
  customer_name: 'Buyer',
  subtotal_cents: 0,
  grand_total_cents: 0,
  currency: 'USD',
} as const;

/**
 * Issues gift cards whose codes a test knows.
 * @param place of a store that is not running
 * @param cards code → value, in cents
 */
export async function issueCards(place: Place, cards: Readonly<Record<string, number>>): Promise<void> {
  const { db, close } = await openPrepared(place);
  await db
    .insertInto('orders')
    .values(BOUGHT)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const rows = Object.entries(cards).map(([code, value]) => ({
    code,
    order_id: BOUGHT.id,
    value_cents: value,
    left_cents: value,
    currency: 'USD',
  }));
  await db.insertInto('gift_cards').values(rows).execute();
  await close();
}

/** What a rush with codes has left in the database; amounts are cents. */
export interface CodesAudit {
  /** How often the code counts itself as used, orders that have it, and customers that have used it. */
  readonly uses: readonly number[];
  /** What has been taken from the card: by its balance, by orders' payments, and by their totals. */
  readonly takenCents: readonly number[];
  readonly leftCents: number;
  /** Orders whose totals are not their lines minus what codes took off. */
  readonly wrongOrders: readonly string[];
  readonly orders: number;
}

/**
 * Adds up what orders have used.
 * @param db the store's database
 * @param discountCode the code, in capitals
 * @param cardCode the gift card
 */
export async function auditCodes(db: Database, discountCode: string, cardCode: string): Promise<CodesAudit> {
  const discount = await db
    .selectFrom('discounts')
    .select(['id', 'uses', 'percent'])
    .where('code', '=', discountCode)
    .executeTakeFirstOrThrow();
  const used = await db.selectFrom('order_codes').selectAll().where('code', '=', discountCode).execute();
  const customers = await db
    .selectFrom('discount_customers')
    .select('uses')
    .where('discount_id', '=', discount.id)
    .execute();
  const card = await db
    .selectFrom('gift_cards')
    .selectAll()
    .where('code', '=', cardCode)
    .executeTakeFirstOrThrow();
  const payments = await db.selectFrom('order_gift_cards').selectAll().where('code', '=', cardCode).execute();
  const orders = await db.selectFrom('orders').selectAll().where('id', '!=', BOUGHT.id).execute();
  const wrong = orders.filter((order) => {
    const hasCode = used.some(({ order_id }) => order_id === order.id);
    const offCents = hasCode ? (order.subtotal_cents * (discount.percent ?? 0)) / 100 : 0;
    const paidCents = payments.find(({ order_id }) => order_id === order.id)?.cents ?? 0;
    const { discount_cents, grand_total_cents, subtotal_cents, gift_card_cents } = order;
    const isRight =
      discount_cents === offCents &&
      grand_total_cents === subtotal_cents - offCents &&
      gift_card_cents === paidCents;
    return !isRight;
  });
  return {
    uses: [discount.uses, used.length, sumOf(customers.map(({ uses }) => uses))],
    takenCents: [
      card.value_cents - card.left_cents,
      sumOf(payments.map(({ cents }) => cents)),
      sumOf(orders.map(({ gift_card_cents }) => gift_card_cents)),
    ],
    leftCents: card.left_cents,
    wrongOrders: wrong.map(({ id }) => id),
    orders: orders.length,
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
