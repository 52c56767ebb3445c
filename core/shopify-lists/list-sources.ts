import { FAILURE_KINDS } from '../errors/index.ts';
import { refuse } from '../gateway-kit/index.ts';
import { fieldsOf, type JsonFields } from '../json/index.ts';
import type { ProductListQuery, ProductOrder } from '../product-list/index.ts';
import { FILTERS } from './shop-filters.ts';
import type { ShopifyParts } from './shopify-parts.ts';

/** What of a list is read: its arguments. */
export interface ListArguments {
  readonly first: number;
  readonly after: string | null;
  /** Shopify's filters; absent or empty for none. The whole catalogue takes availability only. */
  readonly filters?: readonly unknown[];
  readonly isAvailable?: boolean;
}

/** A list of a shop: a collection, or the whole catalogue. */
export interface ListSource {
  /**
   * Reads the connection.
   * @param args which part
   * @param selection of the connection
   * @param fragments that it uses
   */
  readonly read: (args: ListArguments, selection: string, fragments?: string) => Promise<ListAnswer>;
}

/** The connection, and the same one without filters, which has `filters`. */
export interface ListAnswer {
  readonly shown: JsonFields;
  readonly all: JsonFields;
}

interface Sort {
  readonly sortKey: string;
  readonly reverse?: boolean;
}

const CATALOGUE_SORTS: Readonly<Record<ProductOrder, Sort>> = {
  featured: { sortKey: 'ID' },
  newest: { sortKey: 'CREATED_AT', reverse: true },
  'price-asc': { sortKey: 'PRICE' },
  'price-desc': { sortKey: 'PRICE', reverse: true },
  title: { sortKey: 'TITLE' },
};
const COLLECTION_SORTS: Readonly<Record<ProductOrder, Sort>> = {
  ...CATALOGUE_SORTS,
  featured: { sortKey: 'COLLECTION_DEFAULT' },
  newest: { sortKey: 'CREATED', reverse: true },
};

/** What names a list and its order. */
type ListName = Pick<ProductListQuery, 'collection' | 'category' | 'sort'>;

const IS_ID = /^(gid:|\d+$)/;

/**
 * Opens a list. Shopify narrows only collections by options and prices.
 * @param ask asks the Storefront API
 * @param query names the list and its order
 * @param signal aborts the requests
 * Source: docs/behaviour/gateways.md §4.8
 */
export function openSource(ask: ShopifyParts['ask'], query: ListName, signal: AbortSignal): ListSource {
  return query.collection === null
    ? openCatalogue(ask, query, signal)
    : openCollection(ask, { ...query, name: query.collection }, signal);
}

function openCatalogue(
  ask: ShopifyParts['ask'],
  { category, sort }: ListName,
  signal: AbortSignal,
): ListSource {
  const declared =
    '$first: Int!, $after: String, $sortKey: ProductSortKeys, $reverse: Boolean, $query: String';
  const args = 'first: $first, after: $after, sortKey: $sortKey, reverse: $reverse, query: $query';
  return {
    async read({ first, after, isAvailable = false }, selection, fragments = '') {
      const operation = {
        kind: 'query',
        variables: declared,
        selection: `{ products(${args}) { ${selection} } } ${fragments}`,
      } as const;
      const terms = [
        ...(category === null ? [] : [`product_type:"${category.replaceAll(/["\\]/g, String.raw`\$&`)}"`]),
        ...(isAvailable ? ['available_for_sale:true'] : []),
      ];
      const variables = { first, after, query: terms.join(' ') || null, ...CATALOGUE_SORTS[sort] };
      const shown = fieldsOf(await ask(operation, variables, signal)).within('products');
      return { shown, all: fieldsOf(null) };
    },
  };
}

function openCollection(
  ask: ShopifyParts['ask'],
  { name, category, sort }: ListName & { readonly name: string },
  signal: AbortSignal,
): ListSource {
  const declared = `$handle: String, $id: ID, $isId: Boolean!, $first: Int!, $after: String,
    $sortKey: ProductCollectionSortKeys, $reverse: Boolean, $filters: [ProductFilter!], $base: [ProductFilter!]`;
  const args = 'first: $first, after: $after, sortKey: $sortKey, reverse: $reverse, filters: $filters';
  const isId = IS_ID.test(name);
  const base = category === null ? [] : [{ productType: category }];
  const id = isId && !name.startsWith('gid:') ? `gid://shopify/Collection/${name}` : name;
  return {
    async read({ first, after, filters = [] }, selection, fragments = '') {
      const operation = {
        kind: 'query',
        variables: declared,
        selection: `{
          byHandle: collection(handle: $handle) { ...Listed }
          byId: collection(id: $id) @include(if: $isId) { ...Listed }
        }
        fragment Listed on Collection {
          shown: products(${args}) { ${selection} }
          all: products(first: 1, filters: $base) { ${FILTERS} }
        } ${fragments}`,
      } as const;
      const own = { handle: name, id: isId ? id : null, isId };
      const variables = { first, after, base, filters: [...base, ...filters], ...COLLECTION_SORTS[sort] };
      const data = fieldsOf(await ask(operation, { ...own, ...variables }, signal));
      const field = ['byHandle', 'byId'].find((each) => data.has(each)) ?? refuse(FAILURE_KINDS.notFound);
      const found = data.within(field);
      return { shown: found.within('shown'), all: found.within('all') };
    },
  };
}
