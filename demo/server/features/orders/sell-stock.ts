import type { StoreTransaction } from '../../platform/database/tables.ts';
import { soldOut } from '../../platform/shared/refusal.ts';
import type { PaymentParts } from '../payments/index.ts';

/** Takes quantities per sku from stock inside an open transaction, or throws a refusal that must roll it back. */
export type SellStock = (
  transaction: StoreTransaction,
  quantities: ReadonlyMap<string, number>,
) => Promise<void>;

/**
 * Takes quantities of several variants from stock. One conditional statement per variant checks and updates atomically; all
 * orders lock the variants in the same sequence, so that they cannot deadlock.
 * @param transaction an open transaction; a refusal must roll it back
 * @param quantities quantity per sku
 * @throws Refusal 409 SOLD_OUT if the stock of one is too low, or its product is unpublished or deleted
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
        expression.exists(
          expression
            .selectFrom('variants')
            .innerJoin('products', 'products.id', 'variants.product_id')
            .whereRef('variants.sku', '=', 'stock.sku')
            .where('products.is_published', '=', true)
            .select('variants.sku'),
        ),
      )
      .where((expression) =>
        expression.or([expression('unlimited', '=', true), expression('quantity', '>=', quantity)]),
      )
      .returning('sku')
      .executeTakeFirst();
    if (sold === undefined) throw soldOut(sku);
  }
}

/** What routes that sell are built from. */
export interface SellingParts extends PaymentParts {
  readonly sellStock: SellStock;
}
