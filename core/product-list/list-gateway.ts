import type { Api } from '../api/index.ts';
import type { JsonObject } from '../json/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import { relatedItems, searchItems } from './find-items.ts';
import { listItems, readListed } from './list-items.ts';
import {
  PRODUCT_ORDERS,
  type ProductListQuery,
  type ProductSearchQuery,
  type RelatedQuery,
} from './product-query.ts';
import { writeAddressQuery } from './query-parameters.ts';

/** Lists of products. Each may be missing, and rejects with a `StorefrontError` of any kind. Source: docs/behaviour/product-lists.md §4 */
export interface ProductListGateway {
  /**
   * Loads a page of a list.
   * @param query which page
   * @param signal aborts the request
   * @returns `{ items, total, hasNextPage, orders, filters }`, unchecked; rejects as `not-found` for an unknown collection
   */
  list?(query: ProductListQuery, signal: AbortSignal): Promise<unknown>;
  /**
   * Searches the catalogue.
   * @param query what to find
   * @param signal aborts the request
   * @returns `{ hits, total }`, the best first, unchecked
   */
  search?(query: ProductSearchQuery, signal: AbortSignal): Promise<unknown>;
  /**
   * Finds the products that go with one.
   * @param query which product
   * @param signal aborts the request
   * @returns `{ items }`, unchecked; none for an unknown product
   */
  related?(query: RelatedQuery, signal: AbortSignal): Promise<unknown>;
}

/** The names of the methods. */
export const PRODUCT_LIST_METHODS = [
  'list',
  'search',
  'related',
] as const satisfies readonly (keyof ProductListGateway)[];

/** What a page says about itself. */
export interface ListPage {
  readonly currency: CurrencyCode;
  readonly locale: string;
}

/** The paths of the calls. Source: docs/behaviour/calls.md §1 */
const PATHS = { list: '/api/commerce/catalogue', search: '/api/commerce/search' } as const;

/**
 * Creates the gateway of lists to the store's API.
 * @param api the client
 * @param getPage currency of prices in queries
 * Source: docs/behaviour/calls.md §1
 */
export function restProductLists(api: Api, getPage: () => ListPage): Required<ProductListGateway> {
  return {
    list({ collection, pageSize, ...query }, signal) {
      const written = writeAddressQuery(query, getPage().currency, PRODUCT_ORDERS[0]);
      written.set('page-size', String(pageSize));
      if (collection !== null) written.set('collection', collection);
      const names = [...new Set(written.keys())];
      const parameters = Object.fromEntries(names.map((name) => [name, written.getAll(name)]));
      return api.read(PATHS.list, { query: parameters, signal });
    },
    search: ({ text, limit, locale }, signal) =>
      api.read(PATHS.search, { query: { q: text, limit: String(limit), locale }, signal }),
    related: ({ itemId, limit }, signal) =>
      api.read(`/api/commerce/products/${encodeURIComponent(itemId)}/related`, {
        query: { limit: String(limit) },
        signal,
      }),
  };
}

/**
 * Creates lists of products that are in the page already.
 * @param getItems returns their documents, in the order `featured`
 * @param getPage currency of documents without one, and how titles are sorted
 * Source: docs/behaviour/product-lists.md §4.2
 */
export function memoryProductLists(
  getItems: () => readonly JsonObject[],
  getPage: () => ListPage,
): Required<ProductListGateway> {
  const listed = () => readListed(getItems(), getPage().currency);
  return {
    // Promises, so that what they throw is a refusal.
    list: (query) => Promise.resolve().then(() => listItems(listed(), query, getPage().locale)),
    search: (query) => Promise.resolve(searchItems(listed(), query)),
    related: (query) => Promise.resolve(relatedItems(listed(), query)),
  };
}
