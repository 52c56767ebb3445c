import type { StoreTransaction } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import type { GiftCard } from './find-gift-card.ts';

/**
 * Pays a part of an order by gift cards, the first one first. A conditional statement per card checks and takes in one, so that
 * no balance falls below zero; all orders lock the cards in the same sequence, so that they cannot deadlock.
 * @param transaction that of the order; a refusal must roll it back
 * @param orderId which order
 * @param cards the gift cards in the order in which they pay, with the balances that were read
 * @param cents what they pay together, at most their balances
 * @throws Refusal 409 if the balance of one has fallen meanwhile
 * Source: docs/behaviour/reference-store.md §23.7
 */
export async function payByGiftCards(
  transaction: StoreTransaction,
  orderId: string,
  cards: readonly GiftCard[],
  cents: number,
): Promise<void> {
  let restCents = cents;
  const payments = cards.map(({ code, leftCents }) => {
    const paidCents = Math.min(restCents, leftCents);
    restCents -= paidCents;
    return { code, paidCents };
  });
  const paying = payments.filter(({ paidCents }) => paidCents > 0);
  for (const { code, paidCents } of paying.sort((one, other) => (one.code < other.code ? -1 : 1))) {
    const paid = await transaction
      .updateTable('gift_cards')
      .set((expression) => ({ left_cents: expression('left_cents', '-', paidCents) }))
      .where('code', '=', code)
      .where('left_cents', '>=', paidCents)
      .returning('code')
      .executeTakeFirst();
    if (paid === undefined) throw refusal(409, 'giftCardChanged');
    await transaction
      .insertInto('order_gift_cards')
      .values({ order_id: orderId, code, cents: paidCents })
      .execute();
  }
}

/**
 * Gives gift cards back what they have paid of an order, as far as it has not gone back already.
 * @param transaction that of the cancellation or refund, which has locked the order
 * @param orderId which order
 * @param atMostCents at most this much, in integer cents; all by default
 * @returns what went back, in integer cents
 * Source: docs/behaviour/reference-store.md §23.8
 */
export async function returnGiftCards(
  transaction: StoreTransaction,
  orderId: string,
  atMostCents = Infinity,
): Promise<number> {
  const payments = await transaction
    .selectFrom('order_gift_cards')
    .select(['code', 'cents', 'returned_cents'])
    .where('order_id', '=', orderId)
    .orderBy('code')
    .forUpdate()
    .execute();
  let returnedCents = 0;
  for (const { code, cents, returned_cents } of payments) {
    const backCents = Math.min(cents - returned_cents, atMostCents - returnedCents);
    if (backCents <= 0) continue;
    returnedCents += backCents;
    await transaction
      .updateTable('order_gift_cards')
      .set({ returned_cents: returned_cents + backCents })
      .where('order_id', '=', orderId)
      .where('code', '=', code)
      .execute();
    await transaction
      .updateTable('gift_cards')
      .set((expression) => ({ left_cents: expression('left_cents', '+', backCents) }))
      .where('code', '=', code)
      .execute();
  }
  return returnedCents;
}
