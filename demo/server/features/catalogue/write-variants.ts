import type { StoreTransaction } from '../../platform/database/tables.ts';
import { type EditedVariant, stockRow, type VariantPlace, variantRow } from './edited-product.ts';

/** Rows of one statement: a statement has 65,535 values at most. */
const BATCH_SIZE = 500;

/**
 * Adds variants to a product, with their stock.
 * @param transaction an open transaction
 * @param variants in their order
 * @param place their product
 */
export async function insertVariants(
  transaction: StoreTransaction,
  variants: readonly EditedVariant[],
  place: Omit<VariantPlace, 'position'>,
): Promise<void> {
  for (let start = 0; start < variants.length; start += BATCH_SIZE) {
    const batch = variants.slice(start, start + BATCH_SIZE);
    const rows = batch.map((variant, index) => variantRow(variant, { ...place, position: start + index }));
    await transaction.insertInto('variants').values(rows).execute();
    const stock = batch.map((variant) => ({ sku: variant.sku, ...stockRow(variant.stock, place) }));
    await transaction.insertInto('stock').values(stock).execute();
  }
}
