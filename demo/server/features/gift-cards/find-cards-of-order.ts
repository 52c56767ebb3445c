import { maskCodes } from '../../platform/credentials/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';

/** A gift card of an order; amounts are integer cents. */
export interface GiftCardOfOrder {
  /** The key of the mail that brought it. */
  readonly code: string;
  readonly maskedCode: string;
  readonly valueCents: number;
  readonly leftCents: number;
  readonly isVoided: boolean;
}

/**
 * Finds the gift cards that an order has issued, for the owner.
 * @param transaction an open transaction
 * @param orderId which order
 * Source: docs/behaviour/owner-pages.md §18.3
 */
export async function findCardsOfOrder(
  transaction: StoreTransaction,
  orderId: string,
): Promise<readonly GiftCardOfOrder[]> {
  const cards = await transaction
    .selectFrom('gift_cards')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return cards.map((card) => ({
    code: card.code,
    maskedCode: maskCodes(card.code),
    valueCents: card.value_cents,
    leftCents: card.left_cents,
    isVoided: card.voided_at !== null,
  }));
}
