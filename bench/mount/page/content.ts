import type { BenchProduct } from './product.ts';

/** The content that every rival shows; ours reads the same from the same item. */
export interface Content {
  readonly priceText: string;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
}

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Reads a product item the short way: no checks, no stock, no sale.
 * @param product the item
 */
export function readContent(product: BenchProduct): Content {
  const { variantOptionOrdering, variants } = product.structuredContent;
  return {
    priceText: format.format(Number(variants[0]?.priceMoney.value)),
    options: variantOptionOrdering.map((name) => ({
      name,
      values: [...new Set(variants.map(({ attributes }) => attributes[name] ?? ''))],
    })),
  };
}
