import { FAILURE_KINDS, isStorefrontError } from '../errors/index.ts';
import { fieldsOf } from '../json/index.ts';
import type { RelatedQuery } from '../product-list/index.ts';
import { idsOf, readSearch, SEARCH } from './search-query.ts';
import type { VendureParts } from './vendure-parts.ts';

const OWN = 'slug collections { id } facetValues { id }';
const RELATED = `query ($ofCollections: SearchInput!, $ofFacets: SearchInput!, $isCollected: Boolean!, $isFaceted: Boolean!) {
  ofCollections: search(input: $ofCollections) @include(if: $isCollected) ${SEARCH}
  ofFacets: search(input: $ofFacets) @include(if: $isFaceted) ${SEARCH}
}`;

/**
 * Finds the products that share a collection with one, then those that share a facet.
 * @param parts asks the store
 * @param query which product
 * @param signal aborts the requests
 * @returns their slugs; none for an unknown product
 * Source: docs/behaviour/gateways.md §2.9
 */
export async function relatedSlugs(
  { ask, find }: VendureParts,
  { itemId, limit }: RelatedQuery,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const product = await find(itemId, OWN, signal).catch((error: unknown) => {
    if (isStorefrontError(error) && error.kind === FAILURE_KINDS.notFound) return null;
    throw error;
  });
  const own = fieldsOf(product);
  const [collectionIds, facetIds] = [idsOf(own, 'collections'), idsOf(own, 'facetValues')];
  // An empty list would find everything.
  const [isCollected, isFaceted] = [collectionIds.length > 0, facetIds.length > 0];
  if (!isCollected && !isFaceted) return [];
  // One more, because the product is related to itself.
  const input = { groupByProduct: true, take: limit + 1 };
  const variables = {
    ofCollections: { ...input, collectionIds },
    ofFacets: { ...input, facetValueFilters: [{ or: facetIds }] },
    ...{ isCollected, isFaceted },
  };
  const data = fieldsOf(await ask({ query: RELATED, variables, signal }));
  const found = ['ofCollections', 'ofFacets'].flatMap((name) => readSearch(data.within(name)).slugs);
  return [...new Set(found)].filter((slug) => slug !== own.text('slug')).slice(0, limit);
}
