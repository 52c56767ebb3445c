import { type ListedItem, writeItems } from '../gateway-kit/index.ts';
import { fieldsOf, isJsonObject } from '../json/index.ts';
import type { VendureParts } from './vendure-parts.ts';

/**
 * Creates the reader of what a search has found: it tells no variants, so that the products are a second request.
 * @param parts asks the store
 * @returns reads products by slug, in the same order
 * Source: docs/behaviour/gateways.md §2.9
 */
export function createSlugReader({ ask, fields, itemOf }: VendureParts) {
  const query = `query ($slugs: [String!]!, $take: Int!) {
  products(options: { filter: { slug: { in: $slugs } }, take: $take }) { items { ${fields} } }
}`;
  return async (slugs: readonly string[], signal: AbortSignal): Promise<readonly ListedItem[]> => {
    if (slugs.length === 0) return [];
    const data = fieldsOf(await ask({ query, variables: { slugs, take: slugs.length }, signal }));
    const read = data
      .within('products')
      .list('items', (product) => (isJsonObject(product) ? product : undefined));
    const items = new Map(writeItems(read, itemOf).map((item) => [item.id, item]));
    return slugs.flatMap((slug) => items.get(slug) ?? []);
  };
}
