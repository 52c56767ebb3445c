import type { StoreTransaction } from '../../platform/database/tables.ts';
import type { EditedStock } from '../catalogue/index.ts';

/** A new stock of a variant. */
export interface NewStock {
  readonly sku: string;
  readonly stock: EditedStock;
  /** The stock that the owner saw; undefined to overwrite any. */
  readonly seenStock?: EditedStock | undefined;
}

/**
 * Sets the stock of a variant, if it is still what the owner saw. An unchanged one is not written: orders may sell it meanwhile.
 * @param transaction an open transaction
 * @param change the variant, its stock, and the stock that was seen
 * @returns `set`, also for an unchanged one, or the stock that it has instead; undefined if the variant was deleted
 * Source: docs/behaviour/reference-store.md §20.5
 */
export async function setStock(
  transaction: StoreTransaction,
  { sku, stock, seenStock }: NewStock,
): Promise<'set' | { readonly stock: EditedStock | undefined }> {
  if (seenStock === stock) return 'set';
  const set = await transaction
    .updateTable('stock')
    // An unlimited stock keeps its quantity, as it was seen.
    .set(stock === null ? { unlimited: true } : { unlimited: false, quantity: stock })
    .where('sku', '=', sku)
    .$if(seenStock === null, (query) => query.where('unlimited', '=', true))
    .$if(typeof seenStock === 'number', (query) =>
      query.where('unlimited', '=', false).where('quantity', '=', seenStock ?? 0),
    )
    .returning('sku')
    .executeTakeFirst();
  if (set !== undefined) return 'set';
  const row = await transaction.selectFrom('stock').selectAll().where('sku', '=', sku).executeTakeFirst();
  if (row === undefined) return { stock: undefined };
  return { stock: row.unlimited ? null : row.quantity };
}
