import { FAILURE_KINDS, isStorefrontError } from '../errors/index.ts';
import { hasPageAfter, type ProductLists } from '../gateway-kit/index.ts';
import { fieldsOf, readArray } from '../json/index.ts';
import {
  PRODUCT_ORDERS,
  type ProductListQuery,
  type ProductOrder,
  type ProductPage,
} from '../product-list/index.ts';
import { type CollectionData, readCollectionData, unitsOf } from './collection-data.ts';
import { groupOf } from './groups.ts';
import type { StoreQuery, WooCommerceParts } from './woocommerce-parts.ts';

const SORTS: Readonly<Record<ProductOrder, StoreQuery>> = {
  featured: { orderby: 'menu_order', order: 'asc' },
  newest: { orderby: 'date', order: 'desc' },
  'price-asc': { orderby: 'price', order: 'asc' },
  'price-desc': { orderby: 'price', order: 'desc' },
  title: { orderby: 'title', order: 'asc' },
};

/** WordPress reads them as operators: a phrase, and a word that must not be found. */
const OPERATORS = /["']|(?<=^|\s)-+/g;

const NOTHING: ProductPage = {
  ...{ items: [], total: 0, hasNextPage: false, orders: PRODUCT_ORDERS },
  filters: { options: [], prices: null, hasAvailability: false },
};

/**
 * Creates the lists of a store of WooCommerce.
 * @param parts reads the store
 * Source: docs/behaviour/gateways.md §5.8
 */
export function wooCommerceLists(parts: WooCommerceParts): ProductLists {
  async function find(query: StoreQuery, signal: AbortSignal) {
    const { json, total } = await parts.read('/products', query, signal);
    const products = readArray(json) ?? [];
    return { total, count: products.length, items: await parts.write(products, signal) };
  }

  async function list(query: ProductListQuery, signal: AbortSignal): Promise<ProductPage> {
    const { sort, page, pageSize, filters } = query;
    const group = await groupOf(parts, query, signal);
    if (group === undefined) return NOTHING;
    const scope = { catalog_visibility: 'catalog', ...(group !== null && { category: group }) };
    const asked = { ...scope, ...SORTS[sort], page, per_page: pageSize };
    const reading = readCollectionData(parts, scope, signal);
    // Prices are asked for in the unit that the store tells.
    const isPriced = filters.minPriceCents !== null || filters.maxPriceCents !== null;
    const narrowed = narrowedBy(filters, isPriced ? await reading : null);
    const [data, found] = await Promise.all([reading, find({ ...asked, ...narrowed }, signal)]);
    const { items, total, count } = found;
    const hasNextPage = hasPageAfter(query, { total, count });
    return { items, total, hasNextPage, orders: PRODUCT_ORDERS, filters: data.filters };
  }

  return {
    list,
    async search({ text, limit }, signal) {
      const words = text.replaceAll(OPERATORS, ' ').trim();
      if (words === '') return { hits: [], total: 0 };
      const query = { search: words, per_page: limit, catalog_visibility: 'search' };
      const { items, total } = await find(query, signal);
      return { hits: items.map((item) => ({ kind: 'product', item })), total };
    },
    async related({ itemId, limit }, signal) {
      const route = `/products/${encodeURIComponent(itemId)}`;
      const own = await parts.read(route, {}, signal).catch((error: unknown) => {
        if (isStorefrontError(error) && error.kind === FAILURE_KINDS.notFound) return null;
        throw error;
      });
      const id = fieldsOf(own?.json).count('id');
      if (id === null) return { items: [] };
      return { items: (await find({ related: id, per_page: limit }, signal)).items };
    },
  };
}

function narrowedBy(filters: ProductListQuery['filters'], data: CollectionData | null): StoreQuery {
  const { minPriceCents, maxPriceCents, isAvailable } = filters;
  const unitOf = (cents: number | null) =>
    cents === null || !data?.currency ? null : unitsOf(cents, data.currency);
  const [min, max] = [unitOf(minPriceCents), unitOf(maxPriceCents)];
  return {
    ...(min !== null && { min_price: min }),
    ...(max !== null && { max_price: max }),
    ...(isAvailable && { stock_status: ['instock', 'onbackorder'] }),
  };
}
