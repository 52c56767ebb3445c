import { hasPageAfter, offerOptions, type ProductLists } from '../gateway-kit/index.ts';
import { NO_FILTERS, type ProductListQuery, type ProductPage } from '../product-list/index.ts';
import { relatedSlugs } from './related-slugs.ts';
import { createScopes, type Narrowed } from './scopes.ts';
import { ORDERS, type SearchInput, windowOf } from './search-query.ts';
import { createSlugReader } from './slug-reader.ts';
import type { VendureParts } from './vendure-parts.ts';

/** Vendure answers everything to a shorter text. */
const MIN_TEXT_LENGTH = 3;

/** One result, because its facets and collections are asked for. */
const NO_WINDOW: SearchInput = { take: 1 };

/**
 * Creates the lists of a Vendure store, from its search.
 * @param parts asks the store
 * Source: docs/behaviour/gateways.md §2.9
 */
export function vendureLists(parts: VendureParts): ProductLists {
  const scopes = createScopes(parts);
  const readSlugs = createSlugReader(parts);

  async function find(query: ProductListQuery, signal: AbortSignal): Promise<Narrowed> {
    const { collection, category, filters } = query;
    const isNarrowed = category !== null || Object.keys(filters.options).length > 0;
    const scope = await scopes.open(collection, isNarrowed ? NO_WINDOW : windowOf(query), signal);
    const all = scope.result;
    if (!isNarrowed) return { all, shown: all };
    return (await scopes.narrow(scope, query, signal)) ?? { all, shown: { ...all, slugs: [], total: 0 } };
  }

  async function list(query: ProductListQuery, signal: AbortSignal): Promise<ProductPage> {
    const { filters } = query;
    const { all, shown } = await find(query, signal);
    // Others have no effect.
    const chosen = { ...NO_FILTERS, options: filters.options };
    return {
      items: await readSlugs(shown.slugs, signal),
      total: shown.total,
      hasNextPage: hasPageAfter(query, { total: shown.total, count: shown.slugs.length }),
      orders: ORDERS,
      filters: {
        options: offerOptions({ all: all.facets, shown: shown.facets }, chosen),
        prices: null,
        hasAvailability: false,
      },
    };
  }

  return {
    list,
    async search({ text, limit }, signal) {
      if (text.length < MIN_TEXT_LENGTH) return { hits: [], total: 0 };
      const { result } = await scopes.open(null, { term: text, take: limit }, signal);
      const items = await readSlugs(result.slugs, signal);
      return { hits: items.map((item) => ({ kind: 'product', item })), total: result.total };
    },
    async related(query, signal) {
      return { items: await readSlugs(await relatedSlugs(parts, query, signal), signal) };
    },
  };
}
