import type { PageCursor } from '../database/read-page.ts';
import type { StoreContext } from '../http/store-env.ts';

/**
 * Reads the cursor of a list.
 * @param context the request: `before` or `after` in its query
 * Source: docs/behaviour/owner-pages.md §3.1
 */
export function cursorOf(context: StoreContext): PageCursor {
  return { before: placeOf(context.req.query('before')), after: placeOf(context.req.query('after')) };
}

/**
 * Builds the URLs of the pages beside a page.
 * @param ends their cursors
 * @param path of the list
 * @param query parameters to keep
 */
export function pageUrls(
  { older, newer }: { readonly older: number | undefined; readonly newer: number | undefined },
  path: string,
  query: Readonly<Record<string, string>> = {},
): { readonly olderUrl: string | undefined; readonly newerUrl: string | undefined } {
  const urlOf = (name: string, place: number | undefined): string | undefined =>
    place === undefined ? undefined : `${path}?${new URLSearchParams({ ...query, [name]: String(place) })}`;
  return { olderUrl: urlOf('before', older), newerUrl: urlOf('after', newer) };
}

function placeOf(text = ''): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
