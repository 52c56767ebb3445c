import type { StoreTransaction } from '../../database/tables.ts';
import { soldOut } from '../../shared/refusal.ts';

/** Sells quantities per sku inside an open transaction, or throws a refusal that must roll it back. */
export type SellStock = (
  transaction: StoreTransaction,
  quantities: ReadonlyMap<string, number>,
) => Promise<void>;

/**
 * Sells quantities of several variants. One conditional statement per variant checks and takes at once; all orders go
 * through the variants in the same order, so that they cannot deadlock.
 * @param transaction an open transaction; a refusal must roll it back
 * @param quantities quantity per sku
 * @throws Refusal 409 SOLD_OUT when there is not enough of one
 * Source: docs/behaviour/reference-store.md §5.1
 */
export async function sellStock(
  transaction: StoreTransaction,
  quantities: ReadonlyMap<string, number>,
): Promise<void> {
  for (const sku of [...quantities.keys()].sort()) {
    const quantity = quantities.get(sku) ?? 0;
    const sold = await transaction
      .updateTable('stock')
      .set((expression) => ({
        quantity: expression
          .case()
          .when('unlimited', '=', true)
          .then(expression.ref('quantity'))
          .else(expression('quantity', '-', quantity))
          .end(),
      }))
      .where('sku', '=', sku)
      .where((expression) =>
        expression.or([expression('unlimited', '=', true), expression('quantity', '>=', quantity)]),
      )
      .returning('sku')
      .executeTakeFirst();
    if (sold === undefined) throw soldOut();
  }
}
