import { type Product, parseProduct, priceSummary } from '../../../../core/product/index.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import type { ProductItem } from './product-item.ts';

/** How visitors see the products of a store. */
export const PRODUCT_SORTS = ['manual', 'newest', 'price-low', 'price-high', 'title'] as const;

/** One of them. */
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** A product, and when it was created. */
export interface DatedProduct {
  readonly item: ProductItem;
  readonly createdAt: Date;
}

type Compare = (one: DatedProduct, other: DatedProduct) => number;

const TITLES = new Intl.Collator('en', { numeric: true });

/** Products without a price, which cannot be bought, are last in both orders of prices. */
const COMPARE: Readonly<Record<ProductSort, Compare>> = {
  manual: () => 0,
  newest: (one, other) => Number(other.createdAt) - Number(one.createdAt),
  'price-low': (one, other) => priceOf(one, Infinity) - priceOf(other, Infinity) || 0,
  'price-high': (one, other) => priceOf(other, -1) - priceOf(one, -1),
  title: (one, other) => TITLES.compare(one.item.title, other.item.title),
};

/**
 * Sorts the products of a store as its owner has chosen. Equal ones keep their order, except that the newer one is first by date.
 * @param products in the owner's own order
 * @param sort how
 * Source: docs/behaviour/reference-store.md §20.8
 */
export function sortProducts(products: readonly DatedProduct[], sort: ProductSort): readonly ProductItem[] {
  // Products that were created at the same moment have the order in which they were added.
  const inOrder = sort === 'newest' ? [...products].reverse() : [...products];
  return inOrder.sort(COMPARE[sort]).map(({ item }) => item);
}

/** The lowest price of its variants, as pages show it. */
function priceOf({ item }: DatedProduct, missing: number): number {
  const product: Product | null = parseProduct(item, {
    fallbackCurrency: CURRENCY,
    // Its page reports a malformed item.
    report: () => undefined,
  });
  return (product && priceSummary(product, null).price?.amountMinor) ?? missing;
}
