import { FAILURE_KINDS } from '../errors/index.ts';
import { refuse } from '../gateway-kit/index.ts';
import { fieldsOf } from '../json/index.ts';
import { isSameName, type ProductListQuery } from '../product-list/index.ts';
import { readSearch, SEARCH, type SearchInput, type SearchResult, windowOf } from './search-query.ts';
import type { VendureParts } from './vendure-parts.ts';

/** A list before categories and filters. */
export interface Scope {
  readonly input: SearchInput;
  readonly result: SearchResult;
}

interface Found extends Scope {
  /** Of the collection; null without one. */
  readonly slug: string | null;
}

/** A list without filters, and the page of it that is shown. */
export interface Narrowed {
  readonly all: SearchResult;
  readonly shown: SearchResult;
}

const FIND = `query ($input: SearchInput!, $slug: String, $id: ID, $isIn: Boolean!) {
  found: search(input: $input) ${SEARCH}
  collection(slug: $slug, id: $id) @include(if: $isIn) { slug }
}`;
const NARROW = `query ($all: SearchInput!, $shown: SearchInput!) {
  all: search(input: $all) ${SEARCH}
  shown: search(input: $shown) ${SEARCH}
}`;

/**
 * Creates the searches of lists.
 * @param parts asks the store
 * Source: docs/behaviour/gateways.md §2.9
 */
export function createScopes({ ask, isId }: Pick<VendureParts, 'ask' | 'isId'>) {
  async function find(input: SearchInput, by: object | null, signal: AbortSignal): Promise<Found | null> {
    const variables = { input, ...by, isIn: by !== null };
    const data = fieldsOf(await ask({ query: FIND, variables, signal }));
    if (by !== null && !data.has('collection')) return null;
    return { input, result: readSearch(data.within('found')), slug: data.within('collection').text('slug') };
  }

  /** Vendure finds a collection by its slug of any language, but searches only by the slug in the page's language. */
  async function findBySlug(input: SearchInput, slug: string, signal: AbortSignal): Promise<Scope | null> {
    const found = await find({ ...input, collectionSlug: slug }, { slug }, signal);
    if (!found?.slug || found.slug === slug) return found;
    return find({ ...input, collectionSlug: found.slug }, null, signal);
  }

  return {
    /** Searches the catalogue, or a collection, which it finds by its slug, otherwise by its id. */
    async open(name: string | null, window: SearchInput, signal: AbortSignal): Promise<Scope> {
      // Variants of a product are one result.
      const input = { groupByProduct: true, ...window };
      if (name === null) return (await find(input, null, signal)) ?? refuse(FAILURE_KINDS.unknownOutcome);
      const bySlug = await findBySlug(input, name, signal);
      if (bySlug) return bySlug;
      const byId = isId(name) ? await find({ ...input, collectionId: name }, { id: name }, signal) : null;
      return byId ?? refuse(FAILURE_KINDS.notFound);
    },
    /** Narrows a list to what a query names; null for a name that none of its products has. */
    async narrow(scope: Scope, query: ProductListQuery, signal: AbortSignal): Promise<Narrowed | null> {
      const variables = narrowedInputs(scope, query);
      if (variables === null) return null;
      const data = fieldsOf(await ask({ query: NARROW, variables, signal }));
      return { all: readSearch(data.within('all')), shown: readSearch(data.within('shown')) };
    },
  };
}

function narrowedInputs({ input, result }: Scope, query: ProductListQuery) {
  const { collections, facetIds } = result;
  const { category, filters } = query;
  const known = category === null ? null : collections.find(({ name }) => isSameName(name, category));
  if (known === undefined) return null;
  const all = { ...input, ...(known && { collectionIds: [known.id] }) };
  const facetValueFilters = Object.entries(filters.options).map(([name, values]) => ({
    or: values.flatMap((value) => facetIds.get(name)?.get(value) ?? []),
  }));
  if (facetValueFilters.some(({ or }) => or.length === 0)) return null;
  return { all, shown: { ...all, facetValueFilters, ...windowOf(query) } };
}
