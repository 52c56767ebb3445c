import type { ListedItem } from '../gateway-kit/index.ts';
import type { JsonFields } from '../json/index.ts';
import type { RelatedQuery } from '../product-list/index.ts';
import type { MedusaParts, MedusaQuery } from './medusa-parts.ts';

/**
 * Finds the products that share a category with one, then its collection, then a tag.
 * @param parts reads the store
 * @param query which product
 * @param signal aborts the requests
 * @returns their items; none for an unknown product
 * Source: docs/behaviour/gateways.md §3.12
 */
export async function relatedProducts(
  { read, readProducts, isId }: MedusaParts,
  { itemId, limit }: RelatedQuery,
  signal: AbortSignal,
): Promise<readonly ListedItem[]> {
  const asked = { [isId(itemId) ? 'id' : 'handle']: itemId, fields: 'id,collection_id,*categories,*tags' };
  const [own] = (await read('products', asked, signal)).objects('products');
  if (!own) return [];
  // One more, because the product is related to itself.
  const find = async (query: MedusaQuery) =>
    (await readProducts({ ...query, limit: limit + 1 }, signal)).products;
  const found = await Promise.all(groupsOf(own).map(find));
  const products = new Map(found.flat().map(({ id, item }) => [id, item]));
  products.delete(own.text('id') ?? '');
  return [...products.values()].slice(0, limit);
}

/** Those that the product has, because an empty one would find everything. */
function groupsOf(product: JsonFields): readonly MedusaQuery[] {
  const idsIn = (name: string) => product.objects(name).flatMap((one) => one.text('id') ?? []);
  const [category_id, tag_id] = [idsIn('categories'), idsIn('tags')];
  const collection_id = product.text('collection_id');
  return [
    ...(category_id.length > 0 ? [{ category_id }] : []),
    ...(collection_id === null ? [] : [{ collection_id }]),
    ...(tag_id.length > 0 ? [{ tag_id }] : []),
  ];
}
