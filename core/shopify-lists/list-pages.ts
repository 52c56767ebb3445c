import type { JsonFields } from '../json/index.ts';
import type { ProductListQuery } from '../product-list/index.ts';
import { selectProducts } from './complete-items.ts';
import { createCursors } from './cursors.ts';
import type { ListAnswer, ListSource } from './list-sources.ts';
import { FILTERS } from './shop-filters.ts';
import type { ShopifyParts } from './shopify-parts.ts';

/** A page of a list. */
export interface ListPage extends ListAnswer {
  /** Unchecked. */
  readonly products: readonly unknown[];
  readonly hasNextPage: boolean;
}

/** Reads a page with filters, as Shopify writes them. */
export type ReadListPage = (
  source: ListSource,
  query: ProductListQuery,
  filters: readonly unknown[],
) => Promise<ListPage>;

const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';

/**
 * Creates the reader of pages, which remembers the places in the last list.
 * @param parts asks the shop
 * Source: docs/behaviour/gateways.md §4.8
 */
export function createPageReader(parts: ShopifyParts): ReadListPage {
  const cursors = createCursors();

  return async (source, query, filters) => {
    const { collection, category, sort, page, pageSize } = query;
    const { isAvailable } = query.filters;
    const name = JSON.stringify([collection, category, sort, filters, isAvailable]);
    const offset = (page - 1) * pageSize;
    const narrowed = { filters, isAvailable };
    const after = await cursors.find(name, offset, async (first, place) => {
      return (await source.read({ first, after: place, ...narrowed }, PAGE_INFO)).shown;
    });
    const filterFields = collection === null ? '' : FILTERS;
    // Behind the last product, only the filters are read.
    if (after === undefined) {
      const answer = await source.read(
        { first: 1, after: null, ...narrowed },
        `${PAGE_INFO} ${filterFields}`,
      );
      return { ...answer, products: [], hasNextPage: false };
    }
    const answer = await source.read(
      { first: pageSize, after, ...narrowed },
      `nodes { ...Shown } ${PAGE_INFO} ${filterFields}`,
      `fragment Shown on Product { ${selectProducts(parts, pageSize)} }`,
    );
    const info = answer.shown.within('pageInfo');
    const hasNextPage = info.flag('hasNextPage');
    if (hasNextPage) cursors.keep(name, offset + pageSize, info.text('endCursor'));
    return { ...answer, products: nodesOf(answer.shown), hasNextPage };
  };
}

/**
 * Returns the nodes of a connection.
 * @param connection as Shopify answers it
 */
export function nodesOf(connection: JsonFields): readonly unknown[] {
  return connection.list('nodes', (node) => node);
}
