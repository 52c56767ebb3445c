import { offerOptions, type ProductLists } from '../gateway-kit/index.ts';
import { fieldsOf } from '../json/index.ts';
import {
  NO_FILTERS,
  PRODUCT_ORDERS,
  type OfferedFilters,
  type ProductListQuery,
  type ProductPage,
} from '../product-list/index.ts';
import { completeItems, selectProducts } from './complete-items.ts';
import { createPageReader, nodesOf, type ListPage } from './list-pages.ts';
import { type ListSource, openSource } from './list-sources.ts';
import { readFilters, writeFilters } from './shop-filters.ts';
import type { ListOperation, ShopifyParts } from './shopify-parts.ts';

/** The most related products that Shopify answers. */
const MOST_RELATED = 10;

const IS_ID = /^(gid:|\d+$)/;

/**
 * Creates the lists of a shop of Shopify.
 * @param parts asks the shop
 * Source: docs/behaviour/gateways.md §4.8
 */
export function shopifyLists(parts: ShopifyParts): ProductLists {
  const readPage = createPageReader(parts);

  async function list(query: ProductListQuery, signal: AbortSignal): Promise<ProductPage> {
    const source = openSource(parts.ask, query, signal);
    const filters = await shopFilters(source, query, parts);
    // A value that no product has.
    const isEmpty = filters === null;
    const page = await readPage(source, isEmpty ? unfiltered(query) : query, filters ?? []);
    return {
      items: isEmpty ? [] : await completeItems(parts, page.products, signal),
      total: null,
      hasNextPage: !isEmpty && page.hasNextPage,
      orders: PRODUCT_ORDERS,
      filters: query.collection === null ? OF_CATALOGUE : offeredOf(page, query, parts),
    };
  }

  return {
    list,
    async search({ text, limit }, signal) {
      const data = fieldsOf(await parts.ask(searchOf(selectProducts(parts, limit)), { text, limit }, signal));
      const found = data.within('search');
      const items = await completeItems(parts, nodesOf(found), signal);
      return { hits: items.map((item) => ({ kind: 'product', item })), total: found.count('totalCount') };
    },
    async related({ itemId, limit }, signal) {
      const id = itemId.startsWith('gid:') ? itemId : `gid://shopify/Product/${itemId}`;
      const variables = IS_ID.test(itemId) ? { id, handle: null } : { id: null, handle: itemId };
      const operation = relatedOf(selectProducts(parts, MOST_RELATED));
      const data = fieldsOf(await parts.ask(operation, variables, signal));
      const found = data.list('productRecommendations', (product) => product);
      return { items: await completeItems(parts, found.slice(0, limit), signal) };
    },
  };
}

/** Shopify narrows the whole catalogue by nothing else. */
const OF_CATALOGUE: OfferedFilters = { options: [], prices: null, hasAvailability: true };

const unfiltered = (query: ProductListQuery): ProductListQuery => ({
  ...query,
  page: 1,
  pageSize: 1,
  filters: NO_FILTERS,
});

/** Writes the filters; only Shopify knows how it calls the values of options. */
async function shopFilters(source: ListSource, query: ProductListQuery, { currency }: ShopifyParts) {
  const { collection, filters } = query;
  if (collection === null) return [];
  const hasOptions = Object.keys(filters.options).length > 0;
  const { all } = hasOptions ? await source.read({ first: 1, after: null }, '__typename') : { all: null };
  const inputs = all ? readFilters(all, currency).inputs : new Map<string, ReadonlyMap<string, unknown>>();
  return writeFilters(filters, inputs, currency);
}

function offeredOf(
  page: ListPage,
  { filters }: ProductListQuery,
  { currency }: ShopifyParts,
): OfferedFilters {
  const all = readFilters(page.all, currency);
  const shown = readFilters(page.shown, currency);
  return {
    options: offerOptions({ all: all.options, shown: shown.options }, filters),
    prices: all.prices,
    hasAvailability: all.hasAvailability,
  };
}

function searchOf(fields: string): ListOperation {
  return {
    kind: 'query',
    variables: '$text: String!, $limit: Int!',
    selection: `{
      search(query: $text, first: $limit, types: [PRODUCT], prefix: LAST, unavailableProducts: SHOW) {
        totalCount
        nodes { ... on Product { ${fields} } }
      }
    }`,
  };
}

function relatedOf(fields: string): ListOperation {
  return {
    kind: 'query',
    variables: '$id: ID, $handle: String',
    selection: `{ productRecommendations(productId: $id, productHandle: $handle) { ${fields} } }`,
  };
}
