import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { fieldsOf, type JsonObject } from '../json/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import { parseProduct, priceSummary, type Product } from '../product/index.ts';
import { fitsOf, offeredFilters } from './filter-products.ts';
import type { ProductPage } from './product-page.ts';
import { PRODUCT_ORDERS, type ProductListQuery, type ProductOrder } from './product-query.ts';

/** A product of a list in memory: its document, and what was read of it. */
export interface ListedProduct {
  readonly item: JsonObject;
  readonly product: Product;
  readonly collection: string | null;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** In milliseconds since 1970; 0 where the document does not say. */
  readonly addedOn: number;
}

/**
 * Reads the documents of a list in memory. What is no product is left out: its tag reports it.
 * @param items product items
 * @param fallbackCurrency of documents that name none
 */
export function readListed(
  items: readonly JsonObject[],
  fallbackCurrency: CurrencyCode,
): readonly ListedProduct[] {
  return items.flatMap((item) => {
    const product = parseProduct(item, { fallbackCurrency, report: () => undefined });
    if (product === null) return [];
    const fields = fieldsOf(item);
    const names = (field: string) =>
      fields.list(field, (name) => (typeof name === 'string' ? name : undefined));
    return [
      {
        ...{ item, product },
        collection: fields.trimmed('collectionId'),
        categories: names('categories'),
        tags: names('tags'),
        addedOn: fields.count('addedOn') ?? 0,
      },
    ];
  });
}

/**
 * Lists products that are in memory.
 * @param listed all of them, in the order `featured`
 * @param query which page
 * @param locale how titles are sorted
 * @returns the page, as `ProductGateway.list` answers it
 * @throws StorefrontError `not-found` for an unknown collection
 * Source: docs/behaviour/product-lists.md §1
 */
export function listItems(
  listed: readonly ListedProduct[],
  { collection, category, sort, page, pageSize, filters }: ProductListQuery,
  locale: string,
): ProductPage {
  const own = collection === null ? listed : listed.filter((one) => one.collection === collection);
  // An empty collection is unknown here: only products name theirs.
  if (collection !== null && own.length === 0) throw new StorefrontError(FAILURE_KINDS.notFound);
  const all = own.filter(
    ({ categories }) => category === null || categories.some((name) => isSameName(name, category)),
  );
  const fitting = all.filter(({ product }) => fitsOf(product, filters));
  const sorted = [...fitting].sort(comparatorOf(sort, locale));
  const first = (page - 1) * pageSize;
  return {
    items: sorted.slice(first, first + pageSize).map(({ item }) => item),
    total: sorted.length,
    hasNextPage: sorted.length > first + pageSize,
    orders: PRODUCT_ORDERS,
    filters: offeredFilters(
      all.map(({ product }) => product),
      filters,
    ),
  };
}

/**
 * Compares names of categories and tags, which visitors write in upper or lower case.
 * @param one name
 * @param other name
 */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

type Compare = (one: ListedProduct, other: ListedProduct) => number;

/** Sorting is stable. Products without a price, which cannot be bought, are last in both orders of prices. */
function comparatorOf(sort: ProductOrder, locale: string): Compare {
  const titles = new Intl.Collator(locale, { numeric: true });
  const orders: Readonly<Record<ProductOrder, Compare>> = {
    featured: () => 0,
    newest: (one, other) => other.addedOn - one.addedOn,
    'price-asc': (one, other) =>
      priceOf(one, Number.MAX_SAFE_INTEGER) - priceOf(other, Number.MAX_SAFE_INTEGER),
    'price-desc': (one, other) => priceOf(other, -1) - priceOf(one, -1),
    title: (one, other) => titles.compare(one.product.title, other.product.title),
  };
  return orders[sort];
}

function priceOf({ product }: ListedProduct, missing: number): number {
  return priceSummary(product, null).price?.amountMinor ?? missing;
}
