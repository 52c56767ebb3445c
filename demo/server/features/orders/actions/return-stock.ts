import { sql } from 'kysely';

import type { StoreTransaction } from '../../../platform/database/tables.ts';
import type { ReturnedPieces } from '../order-events.ts';
import type { LockedOrder } from './lock-order.ts';

/**
 * Puts pieces of an order back into stock. Stock that is not counted, and lines of it, stay as they are.
 * @param transaction an open transaction that holds the order
 * @param order the locked order
 * @param quantities line → pieces, at most those that are not back yet
 * @returns what was returned, with titles
 * Source: docs/behaviour/reference-store.md §21.4, §21.5
 */
export async function returnStock(
  transaction: StoreTransaction,
  { row, lines }: LockedOrder,
  quantities: ReadonlyMap<number, number>,
): Promise<readonly ReturnedPieces[]> {
  const returned = lines
    .map((line) => ({ ...line, back: quantities.get(line.position) ?? 0 }))
    .filter(({ back }) => back > 0)
    // In the sequence in which orders lock variants.
    .sort((one, other) => (one.sku < other.sku ? -1 : Number(one.sku > other.sku)));
  const counted: ReturnedPieces[] = [];
  for (const { position, sku, title, back } of returned) {
    const stock = await transaction
      .updateTable('stock')
      .set({ quantity: sql`quantity + ${back}` })
      .where('sku', '=', sku)
      .where('unlimited', '=', false)
      .returning('sku')
      .executeTakeFirst();
    if (stock === undefined) continue;
    await transaction
      .updateTable('order_lines')
      .set({ restocked: sql`restocked + ${back}` })
      .where('order_id', '=', row.id)
      .where('position', '=', position)
      .execute();
    counted.push({ title, quantity: back });
  }
  return counted;
}
