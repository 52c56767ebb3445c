import { type Page, type PageCursor, readPage } from '../../database/read-page.ts';
import type { Database } from '../../database/tables.ts';
import { inSnapshot } from '../../database/transaction.ts';

/** A gift card as the owner's list prints it; amounts are integer cents. */
export interface ListedGiftCard {
  readonly createdAtMs: number;
  /** The last characters of its code: whoever has all of it can use it. */
  readonly codeEnd: string;
  readonly valueCents: number;
  readonly leftCents: number;
  readonly orderId: string;
  readonly email: string;
  readonly customerName: string;
}

/** A page of gift cards, the newest first. */
interface GiftCardPage extends Omit<Page<never>, 'rows'> {
  readonly items: readonly ListedGiftCard[];
  /** How many there are on all pages. */
  readonly total: number;
}

const PAGE_SIZE = 25;
const SHOWN_OF_CODE = 4;

/**
 * Finds a page of the gift cards that were issued, for the owner.
 * @param db the store's database
 * @param cursor which page
 * Source: docs/behaviour/owners-door.md §8.3
 */
export async function findGiftCards(db: Database, cursor: PageCursor): Promise<GiftCardPage> {
  return inSnapshot(db, async (transaction) => {
    const { total } = await transaction
      .selectFrom('gift_cards')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const { rows, ...ends } = await readPage(PAGE_SIZE, cursor, ({ before, after, order, limit }) => {
      let query = transaction
        .selectFrom('gift_cards as card')
        .innerJoin('orders', 'orders.id', 'card.order_id')
        .selectAll('card')
        .select(['orders.email', 'orders.customer_name']);
      if (before !== undefined) query = query.where('card.position', '<', before);
      if (after !== undefined) query = query.where('card.position', '>', after);
      return query.orderBy('card.position', order).limit(limit).execute();
    });
    const items = rows.map((row) => ({
      createdAtMs: row.created_at.getTime(),
      codeEnd: row.code.slice(-SHOWN_OF_CODE),
      valueCents: row.value_cents,
      leftCents: row.left_cents,
      orderId: row.order_id,
      email: row.email,
      customerName: row.customer_name,
    }));
    return { items, ...ends, total };
  });
}
