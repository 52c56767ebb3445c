import { FAILURE_KINDS } from '../errors/index.ts';
import { refuse } from '../gateway-kit/index.ts';
import { fieldsOf, type JsonFields, readArray } from '../json/index.ts';
import { isSameName, type ProductListQuery } from '../product-list/index.ts';
import type { WooCommerceParts } from './woocommerce-parts.ts';

const MOST_FOUND = 100;

/**
 * Finds the category of WooCommerce that a list shows.
 * @param parts reads the store
 * @param query names a collection, a category below it, or both
 * @param signal aborts the requests
 * @returns its id; null for the whole catalogue, undefined for an unknown category; rejects with "not-found" for an unknown
 * collection
 * Source: docs/behaviour/gateways.md §5.8
 */
export async function groupOf(
  parts: WooCommerceParts,
  { collection, category }: Pick<ProductListQuery, 'collection' | 'category'>,
  signal: AbortSignal,
): Promise<number | null | undefined> {
  const id = collection === null ? null : await collectionOf(parts, collection, signal);
  if (category === null) return id;
  const isIt = (found: JsonFields) =>
    isSameName(parts.textOf(found.text('name') ?? ''), category) &&
    (id === null || found.count('parent') === id);
  return (await search(parts, category, signal)).find(isIt)?.count('id') ?? undefined;
}

async function collectionOf(parts: WooCommerceParts, name: string, signal: AbortSignal): Promise<number> {
  const found = await search(parts, name, signal);
  const bySlug = found.find((one) => one.text('slug') === name)?.count('id');
  if (typeof bySlug === 'number') return bySlug;
  if (!/^\d+$/.test(name)) return refuse(FAILURE_KINDS.notFound);
  const { json } = await parts.read(`/products/categories/${name}`, {}, signal);
  return fieldsOf(json).count('id') ?? refuse(FAILURE_KINDS.notFound);
}

/** Finds categories by a part of their name or slug. */
async function search({ read }: WooCommerceParts, text: string, signal: AbortSignal) {
  const { json } = await read('/products/categories', { search: text, per_page: MOST_FOUND }, signal);
  return (readArray(json) ?? []).map((category) => fieldsOf(category));
}
