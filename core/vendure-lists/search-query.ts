import type { OptionCounts } from '../gateway-kit/index.ts';
import { fieldsOf, type JsonFields } from '../json/index.ts';
import type { ProductListQuery, ProductOrder } from '../product-list/index.ts';

/** The input of a search, as Vendure names its fields. */
export type SearchInput = Readonly<Record<string, unknown>>;

/** What a search finds. */
export interface SearchResult {
  readonly slugs: readonly string[];
  readonly total: number | null;
  readonly facets: OptionCounts;
  /** Facet → value → id. */
  readonly facetIds: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The collections of what was found. */
  readonly collections: readonly { readonly id: string; readonly name: string }[];
}

/** The selection of a search. */
export const SEARCH = `{
  totalItems
  items { slug }
  facetValues { count facetValue { id name facet { name } } }
  collections { collection { id name } }
}`;

/** Vendure does not sort by date. */
const SORTS: Readonly<Partial<Record<ProductOrder, SearchInput>>> = {
  featured: {},
  'price-asc': { sort: { price: 'ASC' } },
  'price-desc': { sort: { price: 'DESC' } },
  title: { sort: { name: 'ASC' } },
};

/** The orders that Vendure has. */
export const ORDERS: readonly ProductOrder[] = ['featured', 'price-asc', 'price-desc', 'title'];

/**
 * Asks for one page.
 * @param query which
 */
export function windowOf({
  sort,
  page,
  pageSize,
}: Pick<ProductListQuery, 'sort' | 'page' | 'pageSize'>): SearchInput {
  return { take: pageSize, skip: (page - 1) * pageSize, ...SORTS[sort] };
}

/**
 * Reads what a search has found.
 * @param search the answer, unchecked
 */
export function readSearch(search: JsonFields): SearchResult {
  const values = search.objects('facetValues').map((found) => {
    const value = found.within('facetValue');
    const [facet, name, id] = [value.within('facet').text('name'), value.text('name'), idOf(value)];
    return { facet: facet ?? '', name: name ?? '', id, count: found.count('count') };
  });
  return {
    slugs: search.objects('items').flatMap((item) => item.text('slug') ?? []),
    total: search.count('totalItems'),
    facets: byFacet(values, ({ count }) => count),
    facetIds: byFacet(values, ({ id }) => id),
    collections: search.objects('collections').map((found) => {
      const collection = found.within('collection');
      return { id: idOf(collection), name: collection.text('name') ?? '' };
    }),
  };
}

/**
 * Reads the ids of a list.
 * @param fields of its owner
 * @param name of the list
 */
export function idsOf(fields: JsonFields, name: string): readonly string[] {
  return fields.list(name, (one) => idOf(fieldsOf(one)) || undefined);
}

interface FacetValue {
  readonly facet: string;
  readonly name: string;
  readonly id: string;
  readonly count: number | null;
}

function byFacet<Value>(values: readonly FacetValue[], read: (value: FacetValue) => Value) {
  const facets = new Map<string, Map<string, Value>>();
  for (const value of values) {
    const known = facets.get(value.facet) ?? new Map<string, Value>();
    facets.set(value.facet, known.set(value.name, read(value)));
  }
  return facets;
}

/** A number or a text, by the shop's strategy for ids. */
function idOf(fields: JsonFields): string {
  const id = fields.raw('id');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}
