import type { Stock } from '../offer/index.ts';

/** The stock of a product's variants: sku → stock. */
export type StockBySku = ReadonlyMap<string, Stock>;

/**
 * Finds a variant's stock in a store's answer.
 * @param stockBySku the answer
 * @param sku the variant's; null, for a product without options, means the answer's only entry
 * @returns the stock; undefined when the answer does not mention it
 * Source: docs/behaviour/products.md §5.4
 */
export function stockOfSku(stockBySku: StockBySku, sku: string | null): Stock | undefined {
  if (sku !== null) return stockBySku.get(sku);
  return stockBySku.size === 1 ? [...stockBySku.values()][0] : stockBySku.get('');
}
