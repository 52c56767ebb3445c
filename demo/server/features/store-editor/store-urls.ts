import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';

/**
 * Builds the URL of one of a store's pages.
 * @param path with `:id`
 * @param id of the store
 */
export function storeUrl(path: string, id: string): string {
  return path.replace(':id', encodeURIComponent(id));
}

/** A category, or the level of one; at the top without one. */
export interface CategoryAsked {
  readonly collectionId: string;
  readonly id: string;
}

/**
 * Builds the URL of the categories below a category.
 * @param asked the store and the category
 * @param more further parameters
 */
export function levelUrl(
  { collectionId, id }: CategoryAsked,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...(id !== '' && { in: id }), ...more });
  const path = storeUrl(OWNER_URLS.categories, collectionId);
  return query.size === 0 ? path : `${path}?${query}`;
}

/**
 * Builds the URL of a page of a category.
 * @param path with `:id` and `:categoryId`
 * @param asked the store and the category
 */
export function categoryUrl(path: string, { collectionId, id }: CategoryAsked): string {
  return storeUrl(path, collectionId).replace(':categoryId', encodeURIComponent(id));
}

/**
 * Reads the category that a request names.
 * @param context the request: `id` and `categoryId` in its path
 */
export function categoryAsked(context: StoreContext): CategoryAsked {
  return { collectionId: context.req.param('id') ?? '', id: context.req.param('categoryId') ?? '' };
}
