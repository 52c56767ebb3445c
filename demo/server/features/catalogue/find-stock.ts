import type { StoreTransaction } from '../../platform/database/tables.ts';
import type { StockTable } from './tables.ts';

/**
 * Finds the stock of a variant that visitors can buy.
 * @param transaction an open transaction
 * @param sku the variant
 * @returns undefined for an unknown variant, and for one of an unpublished product
 * Source: docs/behaviour/reference-store.md §20.3
 */
export async function findStock(transaction: StoreTransaction, sku: string): Promise<StockTable | undefined> {
  return transaction
    .selectFrom('stock')
    .innerJoin('variants', 'variants.sku', 'stock.sku')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .selectAll('stock')
    .where('stock.sku', '=', sku)
    .where('products.is_published', '=', true)
    .executeTakeFirst();
}
