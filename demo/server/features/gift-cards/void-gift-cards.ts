import type { StoreTransaction } from '../../platform/database/tables.ts';
import { refusal } from '../../platform/shared/refusal.ts';

/**
 * Makes the gift cards of a canceled order invalid.
 * @param transaction that of the cancellation
 * @param orderId which order
 * @returns how many there are
 * @throws Refusal 409 if one of them has been used
 * Source: docs/behaviour/reference-store.md §21.4
 */
export async function voidGiftCards(transaction: StoreTransaction, orderId: string): Promise<number> {
  const cards = await transaction
    .selectFrom('gift_cards')
    .select(['code', 'value_cents', 'left_cents'])
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .orderBy('code')
    .forUpdate()
    .execute();
  if (cards.some((card) => card.left_cents !== card.value_cents)) throw refusal(409, 'giftCardUsed');
  await transaction
    .updateTable('gift_cards')
    .set({ voided_at: new Date(), left_cents: 0 })
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .execute();
  return cards.length;
}
