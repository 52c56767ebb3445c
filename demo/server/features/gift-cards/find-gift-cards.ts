import { maskCodes } from '../../platform/credentials/index.ts';
import { type Page, type PageCursor, readPage } from '../../platform/database/read-page.ts';
import type { Database } from '../../platform/database/tables.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import { orderNumber } from '../../platform/shared/order-number.ts';

/** A gift card as the owner's list prints it; amounts are integer cents. */
export interface ListedGiftCard {
  readonly createdAtMs: number;
  /** Its code, masked. */
  readonly maskedCode: string;
  readonly valueCents: number;
  readonly leftCents: number;
  /** Whether it is invalid because its order was canceled. */
  readonly isVoided: boolean;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly customerName: string;
}

/**
 * Finds a page of the gift cards that were issued, for the owner.
 * @param db the store's database
 * @param cursor which page
 * Source: docs/behaviour/owner-pages.md §8.3
 */
export async function findGiftCards(db: Database, cursor: PageCursor): Promise<Page<ListedGiftCard>> {
  return inSnapshot(db, async (transaction) => {
    const cards = transaction
      .selectFrom('gift_cards')
      .innerJoin('orders', 'orders.id', 'gift_cards.order_id')
      .selectAll('gift_cards')
      .select(['orders.email', 'orders.customer_name', 'orders.position as order_position']);
    const page = await readPage(cards, 'gift_cards', cursor);
    const items = page.items.map((row) => ({
      createdAtMs: row.created_at.getTime(),
      maskedCode: maskCodes(row.code),
      valueCents: row.value_cents,
      leftCents: row.left_cents,
      isVoided: row.voided_at !== null,
      orderId: row.order_id,
      orderNumber: orderNumber(row.order_position),
      email: row.email,
      customerName: row.customer_name,
    }));
    return { ...page, items };
  });
}
