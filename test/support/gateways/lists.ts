import {
  NO_FILTERS,
  parseProductPage,
  parseRelated,
  parseSearchPage,
  type ProductFilters,
  type ProductListQuery,
} from '../../../core/product-list/index.ts';
import type { ProductGateway } from '../../../core/purchase/index.ts';

const FIRST_PAGE: ProductListQuery = {
  ...{ collection: null, category: null, sort: 'featured', page: 1, pageSize: 24 },
  filters: NO_FILTERS,
};
const { signal } = new AbortController();
const idsOf = (items: readonly object[]) => items.map((item) => (item as { readonly id?: unknown }).id);

/** Lists products; `ids` are those of its items. */
export async function listBy(products: ProductGateway, query: Partial<ProductListQuery> = {}) {
  const page = parseProductPage(await products.list!({ ...FIRST_PAGE, ...query }, signal));
  return { ...page, ids: idsOf(page.items) };
}

/** The filters of a query. */
export function filtersOf(filters: Partial<ProductFilters>): Pick<ProductListQuery, 'filters'> {
  return { filters: { ...NO_FILTERS, ...filters } };
}

/** Searches products. */
export async function searchBy(products: ProductGateway, text: string, limit = 10) {
  const { hits, total } = parseSearchPage(await products.search!({ text, limit, locale: 'en-US' }, signal));
  return { ids: idsOf(hits.flatMap((hit) => (hit.kind === 'product' ? [hit.item] : []))), total };
}

/** Finds the ids of related products. */
export async function relatedBy(products: ProductGateway, itemId: string, limit = 4) {
  return idsOf(parseRelated(await products.related!({ itemId, limit }, signal)));
}
